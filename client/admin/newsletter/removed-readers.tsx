import { UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newsletterReader } from '../../../schema/newsletter.ts'
import {
  type RemovedReadersQuery,
  useRemovedReadersQuery,
  useResubscribeReaderMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { Card } from '../../ui/card.tsx'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { ListFailure } from '../list/list-failure.tsx'

type Removed = NonNullable<RemovedReadersQuery['removedReaders']>['nodes'][number]

const { options } = newsletterReader.fields.source

interface RemovedReaderProps {
  reader: Removed
  onGone: () => Promise<void>
}

/** One who was taken off: as they stood on the list, and when that ended. */
const RemovedReader = ({ reader, onGone }: RemovedReaderProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const [restore] = useResubscribeReaderMutation()
  const { id, locale, source, createdAt, removedAt } = reader
  const email = reader.email ?? t('list.addressHidden')
  const putBack = useSingleFlight(async () => {
    try {
      await restore({ variables: { id } })
      toast.success(t('newsletter.removal.restored', { email }))
    } catch (error) {
      if (isSessionEnd(error)) return
      toast.error(t('newsletter.removal.restoreFailed', { email }))
      // Whoever is not there any more was put back by another, or a day has passed.
      if (problemOf(error)?.code !== 'not_found') return
    }
    await onGone()
  })
  const about = [
    t(`newsletter.languages.${locale}`),
    (source !== null && options?.[source]?.label[language]) || t('newsletter.unknown'),
    formatMoment(createdAt, language),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-small text-ink-soft">{about.join(' · ')}</p>
        <p className="text-small text-ink-soft">
          {t('newsletter.removed.since', { moment: formatMoment(removedAt, language) })}
        </p>
      </div>
      <IfMay permission={newsletterReader.permissions.write}>
        <button
          type="button"
          aria-label={t('newsletter.removed.putBackNamed', { email })}
          onClick={putBack}
          className="text-link inline-flex min-h-11 items-center gap-1.5"
        >
          <UserPlus aria-hidden="true" className="size-4 shrink-0" />
          {t('newsletter.removed.putBack')}
        </button>
      </IfMay>
    </li>
  )
}

interface RemovedReadersProps {
  /** Brings the list of readers up to date. */
  onBack: () => Promise<void>
}

/** Who was taken off within a day, to be put back with the language and the place they had: nobody writes to them for that. */
export const RemovedReaders = ({ onBack }: RemovedReadersProps) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  const place = useRef<HTMLElement>(null)
  const { data, previousData, error, refetch } = useRemovedReadersQuery({
    fetchPolicy: 'cache-and-network',
  })
  const page = (data ?? previousData)?.removedReaders
  const again = (): Promise<unknown> => refetch().catch(() => undefined)

  const goOn = async (): Promise<void> => {
    await Promise.all([again(), onBack()])
    // The next one to put back, or what opens the list; where nobody is left, where it stood.
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
    if (document.activeElement === document.body) (buttons[1] ?? buttons[0] ?? place.current)?.focus()
  }

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('newsletter.removed.title')}
      className="mt-6 outline-none print:hidden"
    >
      {!page && error && !isSessionEnd(error) && (
        <ListFailure title={t('newsletter.removed.failed')} onRetry={again} />
      )}
      {page && page.totalCount > 0 && (
        <>
          <DisclosureButton {...button}>
            {t('newsletter.removed.open', { count: page.totalCount })}
          </DisclosureButton>
          <div {...region} className="mt-3">
            {isOpen && (
              <>
                <p className="mb-3 max-w-prose text-small text-ink-soft">{t('newsletter.removed.hint')}</p>
                <Card as="ul">
                  {page.nodes.map((reader) => (
                    <RemovedReader key={reader.id} reader={reader} onGone={goOn} />
                  ))}
                </Card>
                {page.nodes.length < page.totalCount && (
                  <p className="mt-2 text-small text-ink-soft">
                    {t('list.newest', { shown: page.nodes.length, total: page.totalCount })}
                  </p>
                )}
              </>
            )}
          </div>
        </>
      )}
    </section>
  )
}
