import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { leaveBy } from '../../ui/left-by.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
  /** What stands in the field at first. */
  start?: string
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** One field that looks everywhere, and what it finds as links: arrows go through them and back, Enter follows. */
export const SearchDialog = ({ isOpen, onClose, opener, start = '' }: SearchDialogProps) => {
  const { t } = useTranslation('admin')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isFollowing = useRef(false)
  const [typed, setTyped] = useState(start)
  const { text, groups, isCurrent, isTooShort, hasFailed, retry, lookNow } = useSearch(typed)
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)

  const links = (): HTMLElement[] => Array.from(panel.current?.querySelectorAll<HTMLElement>('li > a') ?? [])

  const go = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    const stops: (Element | null)[] = [field.current, ...links()]
    const at = stops.indexOf(document.activeElement)
    if (at < 0) return
    event.preventDefault()
    const next = stops[(at + step + stops.length) % stops.length]
    if (next instanceof HTMLElement) next.focus()
  }

  /** The field leads on to what is found by the arrow keys. */
  const retryFromField = (): Promise<unknown> => {
    field.current?.focus()
    return retry()
  }

  const follow = (): void => {
    isFollowing.current = true
    leaveBy(opener.current)
    onClose()
  }

  /** What is shown for what is typed now is followed; what is not yet is asked for at once. */
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isCurrent) links()[0]?.click()
    else lookNow()
  }

  const returnFocus = (event: Event): void => {
    event.preventDefault()
    const { activeElement, body } = document
    if (!isFollowing.current || activeElement === body) opener.current?.focus()
    isFollowing.current = false
    setTyped('')
  }

  const status = (): string => {
    if (isTooShort) return text === '' ? t('search.hint') : t('search.tooShort')
    if (hasFailed) return ''
    if (!isCurrent) return t('search.looking')
    return count === 0 ? t('search.none', { text }) : t('search.found', { count })
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => isWanted || onClose()}>
      <DialogPanel
        ref={panel}
        aria-describedby={undefined}
        onKeyDown={go}
        onCloseAutoFocus={returnFocus}
        className="inset-x-3 top-3 max-h-[calc(100dvh-1.5rem)] max-w-160 p-4! sm:top-16 sm:max-h-[calc(100dvh-8rem)]"
      >
        <Dialog.Title className="sr-only">{t('search.title')}</Dialog.Title>
        <search>
          <form method="dialog" onSubmit={submit} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <SearchField
                ref={field}
                label={t('search.title')}
                value={typed}
                aria-describedby={`${id}-status`}
                onChange={(event) => setTyped(event.currentTarget.value)}
                className="min-h-12"
              />
            </div>
            <Dialog.Close asChild>
              <button
                type="button"
                aria-label={t('search.close')}
                className="grid size-12 place-items-center rounded-field hover:bg-forest-100"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </Dialog.Close>
          </form>
        </search>
        <p id={`${id}-status`} role="status" className="px-1 py-2.5 text-small text-ink-soft">
          {status()}
        </p>
        {hasFailed && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-1 pb-2">
            <p className="font-semibold text-error">{t('search.failed')}</p>
            <RetryButton onRetry={retryFromField} className={buttonClass('secondary', 'small')} />
          </div>
        )}
        {!isTooShort && <SearchResults groups={groups} text={text} isOld={!isCurrent} onFollow={follow} />}
      </DialogPanel>
    </Dialog.Root>
  )
}
