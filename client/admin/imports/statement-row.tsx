import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { giftPaths } from '../../lib/paths.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select.tsx'
import type { ChosenRow, RowChoice } from './choices.ts'
import { amountIn } from './row-amount.ts'
import { RowCode } from './row-code.tsx'
import { RowNamesakes } from './row-namesakes.tsx'
import { RowReturn } from './row-return.tsx'
import { RowState } from './row-state.tsx'

interface StatementRowProps {
  chosen: ChosenRow
  projects: readonly (readonly [id: string, title: string])[]
  /** What all gifts are for of which nothing else is said; empty where nobody has chosen. */
  projectId: string
  onChoose: (choice: RowChoice) => void
}

/** What stands in the way of a row, or why it is none. */
const Explanation = ({
  chosen: { row, choice, canBeGift, isNameless },
}: Pick<StatementRowProps, 'chosen'>) => {
  const { t, i18n } = useTranslation('admin')
  const locale = useLocale()
  const { state, why, twin, faults } = row
  if (isNameless) return <p className="text-error">{t('imports.row.nameless')}</p>
  if (state === 'leftOut' && why) return <p>{t(`imports.why.${why}`)}</p>
  if (state === 'wrong') {
    if (choice.included === false) return <p>{t('imports.row.leftOut')}</p>
    if (canBeGift) return null
    return (
      <p className="text-error">
        {faults
          .map(({ holds, code }) => {
            const key = i18n.exists(`imports.faults.${code}`, { ns: 'admin' }) ? code : 'other'
            return t(`imports.faults.${key}` as 'imports.faults.other', {
              field: t(`imports.fields.${holds}`),
            })
          })
          .join('. ')}
      </p>
    )
  }
  if (!twin) return null
  const { match, line, gift } = twin
  const isOther = state === 'question' && match !== 'likeness'
  if (!gift) {
    const kind = match === 'likeness' ? 'likenessLine' : isOther ? 'otherLine' : 'referenceLine'
    return <p>{t(`imports.twins.${kind}`, { line })}</p>
  }
  const words = {
    name: gift.donorName ?? t('imports.row.noName'),
    amount: gift.amount,
    day: formatDay(dayAtCharity(new Date(gift.receivedAt)), locale),
  }
  const ofReference = gift.status === 'voided' ? 'voided' : isOther ? 'other' : 'reference'
  const ofCode = isOther ? 'codeOther' : 'code'
  const kind = { likeness: 'likeness', reference: ofReference, code: ofCode } as const
  return (
    <p>
      {t(`imports.twins.${kind[match]}`, words)}{' '}
      <Link to={giftPaths.gift(gift.id)} target="_blank" className="text-link whitespace-nowrap">
        {t('imports.twins.open')}
      </Link>
    </p>
  )
}

/** One row of the file: what it says, what becomes of it, and what can be chosen. */
export const StatementRow = ({ chosen, projects, projectId, onChoose }: StatementRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const id = useId()
  const { isOpen, button, region } = useDisclosure()
  const { row, choice, promised, donorName, isAnonymous, canBeGift, isIncluded, isNameless } = chosen
  const { line, day, amount, description, reference, state, faults } = row
  const name = donorName.trim() || t('imports.row.noName')
  // Who has promised it, and to what, is known.
  const canBeChanged =
    promised === null &&
    (state === 'new' ||
      state === 'question' ||
      (state === 'wrong' && faults.every(({ holds }) => holds === 'payer')))
  const came = amountIn(row, locale)
  const goesTo = projects.find(([each]) => each === (choice.projectId || projectId))?.[1] ?? null
  const projectTitle = projects.find(([each]) => each === (promised?.projectId ?? choice.projectId))?.[1]
  return (
    <li
      className={`border-t border-line px-5 py-3.5 first:border-t-0 ${isIncluded ? '' : 'bg-paper-deep/50'}`}
    >
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_7rem]">
        <span className="grid min-h-8 w-5.5 items-center">
          {canBeGift && (
            <input
              type="checkbox"
              id={id}
              checked={isIncluded}
              aria-label={t('imports.row.include', { line, name, amount: amount ?? 0 })}
              onChange={({ currentTarget }) => onChoose({ included: currentTarget.checked })}
              className="size-5.5 accent-forest-800"
            />
          )}
        </span>
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-x-4 font-semibold">
            <p className="min-w-0 wrap-anywhere">
              {name}
              {isAnonymous && donorName.trim() !== '' && (
                <span className="font-normal text-ink-soft"> ({t('imports.row.anonymous')})</span>
              )}
            </p>
            <p className="whitespace-nowrap tabular-nums sm:hidden">{came}</p>
          </div>
          <p className="text-small text-ink-soft wrap-anywhere">
            {[day && formatDay(day, locale), t('imports.row.line', { line })].filter(Boolean).join(', ')}
          </p>
          <p className="text-small text-ink-soft wrap-anywhere">
            {[description, reference].filter(Boolean).join(' · ')}
          </p>
          {projectTitle && <p className="text-small wrap-anywhere">{projectTitle}</p>}
        </div>
        <p className="text-right font-semibold whitespace-nowrap tabular-nums max-sm:hidden sm:order-last">
          {came}
        </p>
        <div className="min-w-0 text-small max-sm:col-start-2">
          <RowState state={state} isIncluded={isIncluded} />
          <Explanation chosen={chosen} />
          <RowCode chosen={chosen} projectTitle={goesTo} onChoose={onChoose} />
          <RowNamesakes chosen={chosen} onChoose={onChoose} />
          <RowReturn row={row} />
          {state === 'wrong' && choice.included !== false && (
            <button
              type="button"
              onClick={() => onChoose({ included: false })}
              className="text-link inline-flex min-h-8 items-center"
            >
              {t('imports.row.leaveOut')}
            </button>
          )}
        </div>
      </div>
      {canBeChanged && (
        <div className="mt-1 pl-9.5">
          <DisclosureButton {...button}>
            <span aria-hidden="true">{t('imports.row.change')}</span>
            <span className="sr-only">{t('imports.row.changeNamed', { line })}</span>
          </DisclosureButton>
          <div {...region} className="mt-3">
            {isOpen && (
              <div className="grid items-start gap-x-5 gap-y-4 pb-2 sm:grid-cols-2">
                <Field
                  label={t('imports.row.donorName')}
                  value={donorName}
                  error={isNameless ? t('imports.row.nameless') : undefined}
                  autoComplete="off"
                  // Whoever is typed is nobody who was chosen.
                  onChange={({ currentTarget }) =>
                    onChoose({ donorName: currentTarget.value, donorEmail: undefined })
                  }
                />
                <SelectField
                  label={t('imports.row.project')}
                  value={choice.projectId ?? ''}
                  options={[['', t('imports.row.asAll')], ...projects]}
                  onChange={({ currentTarget }) => onChoose({ projectId: currentTarget.value })}
                />
                <label className="flex min-h-8 items-center gap-3 font-semibold sm:col-span-2">
                  <input
                    type="checkbox"
                    checked={isAnonymous}
                    onChange={({ currentTarget }) => onChoose({ anonymous: currentTarget.checked })}
                    className="size-5.5 shrink-0 accent-forest-800"
                  />
                  {t('imports.row.isAnonymous')}
                </label>
              </div>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
