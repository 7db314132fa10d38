import { CircleCheck, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { localeParameter } from '../../schema/locales.ts'
import type { SubscribeToEventMutation } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { paths } from '../lib/paths.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useEventTexts } from './use-event-texts.ts'

export interface SignedUpState extends Pick<SubscribeToEventMutation['subscribeToEvent'], 'state' | 'token'> {
  /** Whether this browser remembers the token. */
  isKept: boolean
}

interface SignedUpProps {
  eventId: string
  outcome: SignedUpState
  /** Somebody else is to be signed up as well. */
  onAnother: () => void
}

/** What came of signing up, for as long as its page is open; where no letter brings it, the way to take it back as well. */
export const SignedUp = ({ eventId, outcome: { state, token, isKept }, onAnother }: SignedUpProps) => {
  const { signUp: texts, kept, copy } = useEventTexts()
  const locale = useLocale()
  const isWaiting = state === 'waiting'
  const said = isWaiting ? texts.waiting : texts.confirmed
  const Icon = isWaiting ? Hourglass : CircleCheck

  const path =
    token !== null && `${paths.eventPlace(eventId)}?${localeParameter}=${locale}#${encodeURIComponent(token)}`

  /** The form that was sent is gone: its writer goes on at what came of it. */
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex items-start gap-2.5 text-h3 text-title outline-none">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-forest-600" />
        {said.title}
      </h2>
      <p className="mt-2 text-ink-soft">{token === null ? said.byLetter : said.byLink}</p>
      {path && (
        <>
          <p className="mt-2 flex flex-wrap items-center gap-x-5">
            <a href={path} className="inline-flex min-h-11 items-center text-link">
              {said.link}
            </a>
            <CopyButton label={said.link} text={new URL(path, window.location.href).href} texts={copy} />
          </p>
          {isKept && <p className="mt-1 text-ink-soft text-small">{kept.said}</p>}
        </>
      )}
      <p className="mt-4 border-line border-t pt-3">
        <button type="button" onClick={onAnother} className="inline-flex min-h-10 items-center text-link">
          {texts.another}
        </button>
      </p>
    </>
  )
}
