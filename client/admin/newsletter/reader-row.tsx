import type { FragmentType } from '@apollo/client'
import { UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newsletterReader } from '../../../schema/newsletter.ts'
import {
  type ReaderRowFragment,
  useResubscribeReaderMutation,
  useUnsubscribeReaderMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import type { Columns } from '../columns/use-columns.ts'
import { evictQueries } from '../evict-queries.ts'
import { IfMay } from '../if-may.tsx'
import { useRemoval } from '../list/use-removal.ts'
import { ChoiceCell } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'

/** What follows for the list it stands on. */
export interface ReaderRemoval {
  onGone: () => Promise<void>
  onBack: () => Promise<void>
}

interface ReaderRowProps extends ReaderRemoval {
  reader: FragmentType<ReaderRowFragment>
  /** Chooses some of them; nothing for whoever may only look. */
  choice: Choice<ReaderRowFragment> | null
  columns: Pick<Columns, 'isShown'>
}

const { options: sources } = newsletterReader.fields.source
const { options: states } = newsletterReader.fields.state
const cell = 'px-3.5 py-2.5 align-middle first:pl-5.5 table:max-roomy:px-2'

/** One reader: where the letter goes, in which language, where and when they subscribed; and the way off the list. */
export const ReaderRow = ({ reader: masked, choice, columns: { isShown }, ...follow }: ReaderRowProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const reader = unmask(masked)
  const { id, email: address, locale, source, state, createdAt } = reader
  const email = address ?? t('list.addressHidden')
  const options = { variables: { id }, update: evictQueries('removedReaders') }
  const [remove] = useUnsubscribeReaderMutation(options)
  const [restore] = useResubscribeReaderMutation(options)
  const unsubscribe = useRemoval({
    remove,
    restore,
    texts: {
      removed: t('newsletter.removal.removed', { email }),
      failed: t('newsletter.removal.failed', { email }),
      restored: t('newsletter.removal.restored', { email }),
      restoreFailed: t('newsletter.removal.restoreFailed', { email }),
    },
    ...follow,
  })
  return (
    <tbody className={`max-table:relative ${choice?.isChosen(id) ? 'bg-forest-100!' : ''}`}>
      <tr>
        {choice && <ChoiceCell choice={choice} record={reader} name={email} className={cell} />}
        <th
          scope="row"
          className={`${cell} ${choice ? 'max-table:pr-9!' : ''} col-span-full table:min-w-64 text-left font-semibold wrap-anywhere`}
        >
          {email}
        </th>
        {isShown('language') && (
          <td className={cell}>
            <span className="cell-label">{t('newsletter.language')}</span>
            {t(`newsletter.languages.${locale}`)}
          </td>
        )}
        {isShown('source') && (
          <td className={`${cell} ${source === null ? 'text-ink-soft' : ''}`}>
            <span className="cell-label">{t('newsletter.source')}</span>
            {(source !== null && sources?.[source]?.label[language]) || t('newsletter.unknown')}
          </td>
        )}
        {isShown('state') && (
          <td className={`${cell} ${state === 'earlier' ? 'text-ink-soft' : ''}`}>
            <span className="cell-label">{t('newsletter.state')}</span>
            {states?.[state]?.label[language]}
          </td>
        )}
        {isShown('when') && (
          <td className={`${cell} tabular-nums`}>
            <span className="cell-label">{t('newsletter.when')}</span>
            <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>
          </td>
        )}
        <td className={`${cell} text-right max-table:col-span-full`}>
          <div className="flex flex-wrap items-center justify-end gap-x-5 table:max-wide:flex-col table:max-wide:items-end table:whitespace-nowrap">
            <PersonalDataLink email={address} name={email} />
            <IfMay permission="people:write">
              <button
                type="button"
                aria-label={t('newsletter.unsubscribeNamed', { email })}
                onClick={unsubscribe}
                className="text-link inline-flex min-h-8 items-center gap-1.5 text-left"
              >
                <UserMinus aria-hidden="true" className="size-4 shrink-0" />
                {t('newsletter.unsubscribe')}
              </button>
            </IfMay>
          </div>
        </td>
      </tr>
    </tbody>
  )
}
