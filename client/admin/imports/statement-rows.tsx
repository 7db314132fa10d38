import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { type FilterChip, FilterChips } from '../list/filter-chips.tsx'
import { BeforeWriting } from './before-writing.tsx'
import type { ChosenRow, ImportSummary, RowChoice } from './choices.ts'
import { ChooseAll } from './choose-all.tsx'
import { type RowKind, rowKinds, rowsOfKind } from './row-kinds.ts'
import { StatementRow } from './statement-row.tsx'

/** Rows that are drawn at once: a file may have thousands. */
const pageSize = 25

interface StatementRowsProps {
  rows: readonly ChosenRow[]
  summary: ImportSummary
  projects: readonly (readonly [id: string, title: string])[]
  projectId: string
  onChoose: (lines: readonly number[], choice: RowChoice) => void
}

/** Every row of the file, narrowed to one kind and page by page. */
export const StatementRows = ({ rows, summary, projects, projectId, onChoose }: StatementRowsProps) => {
  const { t } = useTranslation('admin')
  const [wanted, setFilter] = useState<RowKind | null>(null)
  const [wantedPage, setPage] = useState(0)
  // Rows that were looked at once more may be fewer, and others.
  const counted = rowKinds.map((kind) => [kind, rowsOfKind(rows, kind).length] as const)
  const filter = counted.find(([kind, count]) => kind === wanted && count > 0)?.[0] ?? null
  const shown = filter === null ? rows : rowsOfKind(rows, filter)
  const page = Math.min(wantedPage, Math.max(0, Math.ceil(shown.length / pageSize) - 1))
  const from = page * pageSize
  const here = shown.slice(from, from + pageSize)
  const chips: FilterChip<RowKind>[] = [
    [null, t('imports.all', { count: rows.length })],
    ...counted
      .filter(([, count]) => count > 0)
      .map(([kind, count]): FilterChip<RowKind> => [kind, t(`imports.filters.${kind}`, { count })]),
  ]
  const narrow = (kind: RowKind | null): void => {
    setFilter(kind)
    setPage(0)
  }
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-h3 text-title">{t('imports.rows')}</h2>
      <BeforeWriting summary={summary} />
      <FilterChips
        label={t('imports.filter')}
        chips={chips}
        chosen={filter}
        onChoose={narrow}
        className="mb-4 flex-wrap"
      />
      {filter !== null && <ChooseAll rows={shown} onChoose={onChoose} />}
      {here.length === 0 ? (
        <p className="text-ink-soft">{t('imports.noRows')}</p>
      ) : (
        <Card as="ul" className="overflow-hidden">
          {here.map((chosen) => (
            <StatementRow
              key={chosen.row.line}
              chosen={chosen}
              projects={projects}
              projectId={projectId}
              onChoose={(choice) => onChoose([chosen.row.line], choice)}
            />
          ))}
        </Card>
      )}
      {shown.length > pageSize && (
        <nav
          aria-label={t('list.pages')}
          className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
        >
          <p className="tabular-nums">
            {t('list.range', { from: from + 1, to: from + here.length, total: shown.length })}
          </p>
          <div className="flex flex-wrap gap-3">
            {page > 0 && (
              <button
                type="button"
                onClick={() => setPage(page - 1)}
                className={buttonClass('secondary', 'small')}
              >
                <ArrowLeft aria-hidden="true" className="size-4" />
                {t('list.previous')}
              </button>
            )}
            {from + pageSize < shown.length && (
              <button
                type="button"
                onClick={() => setPage(page + 1)}
                className={buttonClass('secondary', 'small')}
              >
                {t('list.next')}
                <ArrowRight aria-hidden="true" className="size-4" />
              </button>
            )}
          </div>
        </nav>
      )}
    </section>
  )
}
