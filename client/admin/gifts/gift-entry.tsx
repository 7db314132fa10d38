import { CirclePlus, FileSpreadsheet, FolderInput, Pencil, Redo2, Undo2, XCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GiftEntryFragment, GiftFragment, GiftStateFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { unmask } from '../../lib/unmask.ts'
import { useMay } from '../use-may.ts'

const icons = {
  recorded: CirclePlus,
  corrected: Pencil,
  moved: FolderInput,
  refunded: Undo2,
  voided: XCircle,
  restored: Redo2,
} as const

/** What a correction may change, each as a reader is told it. */
const useFacts = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isToldAll = useMay()('people:addresses')
  return (state: GiftStateFragment) =>
    ({
      amount: formatLari(state.amount, locale),
      receivedAt: formatDay(dayAtCharity(new Date(state.receivedAt)), locale),
      method: state.method ? t(`gifts.methods.${state.method}`) : t('gifts.unknownMethod'),
      reference: state.reference ?? t(state.anonymous && !isToldAll ? 'gifts.notShown' : 'gifts.nothing'),
      donorName: state.recordedDonor?.name ?? t('gifts.nothing'),
      donorEmail: state.recordedDonor?.email ?? t('gifts.nothing'),
      anonymous: t(state.anonymous ? 'gifts.yes' : 'gifts.no'),
    }) as const
}

const factNames = [
  'amount',
  'receivedAt',
  'method',
  'reference',
  'donorName',
  'donorEmail',
  'anonymous',
] as const

/** What was, crossed out, and what is. */
const Changes = ({ before, after }: { before: GiftStateFragment; after: GiftStateFragment }) => {
  const { t } = useTranslation('admin')
  const facts = useFacts()
  const [was, is] = [facts(before), facts(after)]
  const changed = factNames.filter((name) => was[name] !== is[name])
  return (
    <ul className="mt-1">
      {changed.map((name) => (
        <li key={name}>
          {t(`gifts.fields.${name}`)}: <span className="sr-only">{t('gifts.was')}</span>{' '}
          <del className="text-ink-soft">{was[name]}</del> <span aria-hidden="true">→</span>{' '}
          <span className="sr-only">{t('gifts.is')}</span> <span className="font-semibold">{is[name]}</span>
        </li>
      ))}
    </ul>
  )
}

const useTitle = (
  { kind, change }: GiftEntryFragment,
  before: GiftStateFragment | null,
  after: GiftStateFragment,
) => {
  const { t } = useTranslation('admin')
  if (kind === 'recorded') return t('gifts.recordedAs', { amount: change })
  if (kind === 'moved') return t('gifts.kinds.moved', { from: before?.projectTitle, to: after.projectTitle })
  if (kind === 'refunded') return t('gifts.kinds.refunded', { amount: -change })
  return t(`gifts.kinds.${kind}`)
}

interface GiftEntryProps {
  entry: GiftEntryFragment
  /** Where a gift that was not recorded by hand comes from. */
  importedFrom: GiftFragment['importedFrom']
}

/** A line of a gift's history: what, who and when, from where, why, by how much, and what counted then. */
export const GiftEntry = ({ entry, importedFrom }: GiftEntryProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { kind, reason, madeBy, byProvider, madeAt, change, counts } = entry
  const after = unmask(entry.after)
  const before = unmask(entry.before)
  const title = useTitle(entry, before ?? null, after)
  const Icon = icons[kind]
  const sign = change > 0 ? '+' : ''
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line px-5 py-4 sm:flex-nowrap">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-forest-700" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-ink-soft">
          {madeBy ?? t(byProvider ? 'gifts.provider' : 'gifts.somebody')} ·{' '}
          <time dateTime={madeAt}>{formatMoment(madeAt, locale)}</time>
        </p>
        {importedFrom && (
          <p className="mt-1.5 flex items-start gap-2 wrap-anywhere">
            <FileSpreadsheet aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-forest-700" />
            {importedFrom.fileName === null
              ? t('gifts.fromUnnamedFile', { line: importedFrom.line })
              : t('gifts.fromFile', { file: importedFrom.fileName, line: importedFrom.line })}
          </p>
        )}
        {reason !== null && <p className="mt-1.5 wrap-anywhere">{reason}</p>}
        {reason === null && kind !== 'recorded' && (
          <p className="mt-1.5 text-small text-ink-soft">{t('gifts.reasonNotShown')}</p>
        )}
        {before && kind === 'moved' && (
          <p className="mt-1 text-small text-ink-soft wrap-anywhere">
            {t('gifts.bothSides', {
              from: before.projectTitle,
              taken: before.amount,
              to: after.projectTitle,
              given: after.amount,
            })}
          </p>
        )}
        {before && (kind === 'corrected' || kind === 'moved') && <Changes before={before} after={after} />}
      </div>
      <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 pl-9 tabular-nums sm:block sm:w-auto sm:shrink-0 sm:pl-0 sm:text-right">
        <p className={change === 0 ? 'text-ink-soft' : 'font-semibold text-terra-700'}>
          {sign}
          {formatLari(change, locale)}
        </p>
        <p className="text-small text-ink-soft">{t('gifts.countedThen', { amount: counts })}</p>
      </div>
    </li>
  )
}
