import { type SyntheticEvent, useRef } from 'react'
import { deviceName } from '../../../schema/device-name.ts'
import {
  type SessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
} from '../../generated/own-account-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.ts'

import { useSecurityTexts } from './use-security-texts.ts'

type OpenSession = NonNullable<SessionsQuery['sessions']>[number]

interface SessionsProps {
  sessions: readonly OpenSession[]
  /** Reads them again. */
  onEnded: () => Promise<unknown>
  className?: string
}

/** Where somebody is signed in. This device is signed out as everywhere else on the site, by the menu. */
export const Sessions = ({ sessions, onEnded, className = 'mt-12' }: SessionsProps) => {
  const { devices: texts } = useSecurityTexts()
  const locale = useLocale()
  const serverText = useServerText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [end] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()

  /** What was pressed goes with its row: the reader goes on at the top of the list. */
  const after = async (work: Promise<unknown>, text: string): Promise<void> => {
    try {
      await work
      toast.success(text)
      heading.current?.focus()
    } catch (error) {
      if (isSessionEnd(error)) return
      // Ended elsewhere meanwhile: it is as was asked for.
      const isGone = problemOf(error)?.code === 'not_found'
      if (isGone) heading.current?.focus()
      else toast.error(serverText(error))
    }
    await onEnded()
  }
  const endOne = useSingleFlight((id: string) => after(end({ variables: { id } }), texts.ended))
  const endAll = useSingleFlight((_press: SyntheticEvent) => after(endOthers(), texts.endedOthers))

  const nameOf = ({ device }: OpenSession): string => deviceName(device) ?? texts.unknown

  return (
    <section aria-labelledby="devices" className={className}>
      <h2 id="devices" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{sessions.length === 1 ? texts.onlyHere : texts.hint}</p>
      <Card as="ul" className="*:not-first:border-t *:not-first:border-line">
        {sessions.map((session) => {
          const { id, isCurrent, openedAt, seenAt, address } = session
          const opened = formatMoment(openedAt, locale)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-5 py-4">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{nameOf(session)}</p>
                <p className="text-small text-ink-soft">
                  {texts.opened}: {opened}
                </p>
                <p className="text-small text-ink-soft">
                  {texts.seen}: {formatMoment(seenAt, locale)}
                </p>
                <p className="text-small break-all text-ink-soft">
                  {texts.from}: {address}
                </p>
              </div>
              {isCurrent ? (
                <p className="text-small font-semibold text-forest-800">{texts.isCurrent}</p>
              ) : (
                <button
                  type="button"
                  aria-label={`${texts.end}: ${nameOf(session)}, ${opened}`}
                  onClick={() => endOne(id)}
                  className={buttonClass('secondary', 'small')}
                >
                  {texts.end}
                </button>
              )}
            </li>
          )
        })}
      </Card>
      {sessions.length > 1 && (
        <button type="button" onClick={endAll} className={`${buttonClass('secondary')} mt-5`}>
          {texts.endOthers}
        </button>
      )}
    </section>
  )
}
