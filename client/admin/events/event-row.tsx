import { ChevronDown, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatCount, formatDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { FoldedText } from '../folded-text.tsx'
import { MissingMark } from '../list/missing-mark.tsx'
import type { AdminEvent } from './admin-event.ts'
import { eventTexts } from './event-texts.ts'
import { Subscribers } from './subscribers.tsx'

const cell = 'px-3.5 py-3.5 align-top first:pl-5.5'

interface EventRowProps {
  event: AdminEvent
}

/** One event; its subscribers open under it. */
export const EventRow = ({ event: { id, date, translations, missingIn, subscribers } }: EventRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const subscribersId = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, otherTitle, otherLocale, content, contentLocale } = eventTexts(translations, locale)
  const count = subscribers?.totalCount ?? 0
  const label =
    count === 1 ? t('events.oneSubscriber') : t('events.manySubscribers', { count: formatCount(count) })
  return (
    <tbody className={isOpen ? 'bg-paper-deep/45' : ''}>
      <tr>
        <th scope="row" className={`${cell} col-span-full min-w-44 text-left font-semibold wrap-anywhere`}>
          {title}
          {otherTitle && (
            <span lang={otherLocale} className="block font-normal text-ink-soft">
              {otherTitle}
            </span>
          )}
          {missingIn.length > 0 && (
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <MissingMark missingIn={missingIn} />
            </div>
          )}
        </th>
        <td className={`${cell} col-span-full`}>
          <span className="cell-label">{t('events.content')}</span>
          <FoldedText
            key={content}
            text={content}
            lang={contentLocale === locale ? undefined : contentLocale}
            of={t('events.contentOf', { title })}
            inRow
          />
        </td>
        <td className={`${cell} whitespace-nowrap lang-ka:whitespace-normal`}>
          <span className="cell-label">{t('events.date')}</span>
          {date === null ? (
            <span className="text-ink-soft">{t('events.noDate')}</span>
          ) : (
            formatDay(date, locale)
          )}
        </td>
        <td className={`${cell} wide-cell`}>
          {count === 0 ? (
            <span className="text-ink-soft">{t('events.noSubscribers')}</span>
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={subscribersId}
              onClick={() => setOpen(!isOpen)}
              className="inline-flex min-h-8 items-center gap-2 rounded-pill border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap hover:bg-forest-100"
            >
              {label}
              <span className="sr-only">{t('events.subscribersOf', { title })}</span>
              <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
            </button>
          )}
        </td>
        <td className={`${cell} text-right`}>
          <Link
            to={paths.adminEventEdit(id)}
            aria-label={t('events.editNamed', { title })}
            className="text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap"
          >
            <Pencil aria-hidden="true" className="size-4" />
            {t('events.edit')}
          </Link>
        </td>
      </tr>
      <tr id={subscribersId} hidden={!isOpen} className="donors-row">
        <td colSpan={5} className="px-5.5 pr-3.5 pb-5">
          {isOpen && subscribers && <Subscribers eventId={id} subscribers={subscribers} />}
        </td>
      </tr>
    </tbody>
  )
}
