import { Search } from 'lucide-react'
import {
  type CompositionEvent,
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { longest } from '../../../schema/limits.ts'

/** Milliseconds after the last letter before the list is searched. */
const debounce = 250

interface SearchBoxProps {
  label: string
  /** What the list is searched for now. */
  search: string
  onSearch: (text: string) => void
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A box that searches while somebody types, once they pause; at once with Enter. */
export const SearchBox = ({ label, search, onSearch, ref, className = '' }: SearchBoxProps) => {
  const id = useId()
  const [text, setText] = useState(search)
  const [isComposing, setComposing] = useState(false)
  const sent = useRef<string[]>([])

  const send = (typed: string): void => {
    const wanted = typed.trim()
    if (wanted === search) return
    sent.current.push(wanted)
    onSearch(wanted)
  }
  const sendAfterPause = useEffectEvent(send)

  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => sendAfterPause(text), debounce)
    return () => clearTimeout(timer)
  }, [text, isComposing])

  // What was typed comes back by way of the address, perhaps after more was typed: that is not to be undone.
  useEffect(() => {
    const place = sent.current.indexOf(search)
    sent.current = place < 0 ? [] : sent.current.slice(place + 1)
    if (place < 0) setText(search)
  }, [search])

  const sendNow = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }

  const endComposing = (event: CompositionEvent<HTMLInputElement>) => {
    setComposing(false)
    setText(event.currentTarget.value)
  }

  return (
    <search className={`min-w-0 flex-1 basis-48 ${className}`}>
      <form onSubmit={sendNow}>
        <label htmlFor={id} className="block pb-1 text-small font-semibold">
          {label}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-ink-soft"
          />
          <input
            ref={ref}
            id={id}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longest.search}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={endComposing}
            className="block min-h-11 w-full rounded-field border-[1.5px] border-line-strong bg-surface py-1.5 pr-3 pl-10.5 text-small"
          />
        </div>
      </form>
    </search>
  )
}
