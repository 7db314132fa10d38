import {
  type CompositionEvent,
  type FormEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { SearchField } from '../../ui/search-field.tsx'

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
  const [text, setText] = useState(search)
  const [isComposing, setComposing] = useState(false)
  const sent = useRef<string[]>([])
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  // A search is an address of its own: it would take the place of the page that is on its way.
  const isLeaving = next !== undefined && next.pathname !== pathname

  const send = (typed: string): void => {
    const wanted = typed.trim()
    if (wanted === search) return
    sent.current.push(wanted)
    onSearch(wanted)
  }
  const sendAfterPause = useEffectEvent(send)

  useEffect(() => {
    if (isComposing || isLeaving) return
    const timer = setTimeout(() => sendAfterPause(text), debounce)
    return () => clearTimeout(timer)
  }, [text, isComposing, isLeaving])

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
        <SearchField
          ref={ref}
          label={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={endComposing}
          className="min-h-11 text-small"
        />
      </form>
    </search>
  )
}
