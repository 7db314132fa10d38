import { CircleAlert, CircleDashed, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { giftPaths } from '../../lib/paths.ts'
import { Tag } from '../../ui/tag.tsx'
import { KnownReference } from '../gifts/known-reference.tsx'
import { useKnownReference } from '../gifts/use-known-reference.ts'
import { isWritten, type Line } from './gift-lines.ts'
import { GivenWords } from './given-words.tsx'
import { lineGrid } from './line-grid.ts'

interface WrittenLineProps {
  line: Line
  number: number
  onTakeBack: () => void
}

/** A line that is written, on its way, or taken back. */
export const WrittenLine = ({ line, number, onTakeBack }: WrittenLineProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { amount, state, gift, failure } = line
  // Whoever wrote the line by Enter has left its field with it.
  const known = useKnownReference(gift === null ? '' : line.texts.reference, gift)
  if (state === 'typed') return null
  const name = line.texts.donorName.trim()
  const who =
    name === '' ? (
      <span className="inline-flex items-center gap-2 text-ink-soft">
        <CircleDashed aria-hidden="true" className="size-3" />
        {t('projects.anonymous')}
      </span>
    ) : (
      name
    )
  return (
    <li className="border-t border-line px-5 py-2">
      <div className={`${lineGrid} max-table:grid-cols-[auto_minmax(0,1fr)]! max-table:gap-y-0`}>
        <span className="text-ink-soft">{number}</span>
        <span
          className={`text-right font-semibold tabular-nums ${isWritten(line) ? 'text-terra-700' : 'text-ink-soft'}`}
        >
          {formatLari(amount, locale)}
        </span>
        <span className="wrap-anywhere max-table:col-span-full">
          {gift === null ? (
            who
          ) : (
            <Link to={giftPaths.gift(gift)} className="text-link inline-flex min-h-6 items-center">
              {who}
            </Link>
          )}
        </span>
        <span className="wrap-anywhere text-ink-soft max-table:col-span-full max-table:empty:hidden">
          {line.texts.reference}
        </span>
        <span className="flex items-center justify-between gap-2 max-table:col-span-full">
          <Tag tone={isWritten(line) ? 'forest' : 'ochre'}>{t(`addGifts.states.${state}`)}</Tag>
          {state === 'written' && (
            <button
              type="button"
              aria-label={t('addGifts.takeBack', { number, name: name || t('projects.anonymous'), amount })}
              onClick={onTakeBack}
              className="grid size-10 shrink-0 place-items-center rounded-field hover:bg-forest-100"
            >
              <Undo2 aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </span>
      </div>
      {line.own && <GivenWords given={line.own} />}
      <KnownReference known={isWritten(line) ? known : null} isAsked={false} />
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <p className="flex items-start gap-2 pt-2 text-small font-semibold text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
    </li>
  )
}
