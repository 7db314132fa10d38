import { Info, Merge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { donor, mostReferences } from '../../../schema/donors.ts'
import { type DonorLineFragment, useAdminDonorsQuery } from '../../generated/admin-operations.ts'
import { donorPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { Select } from '../../ui/select.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ColumnsMenu } from '../columns/columns-menu.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { Accounts } from '../export/accounts.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ListToolbar } from '../list/list-toolbar.tsx'
import { ListView } from '../list/list-view.tsx'
import { ChosenBar } from '../many/chosen-bar.tsx'
import { useChoice } from '../many/use-choice.ts'
import { useMay } from '../use-may.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { DonorTable } from './donor-table.tsx'
import { useDonorList } from './use-donor-list.ts'

/** Every year in which anything was given, the latest first; with the one that is chosen, whatever it is. */
const yearsWith = (chosen: number | null, given: readonly number[]): string[] =>
  [...new Set([...given, ...(chosen === null ? [] : [chosen])])]
    .toSorted((one, other) => other - one)
    .map(String)

/** How many can be merged at once. */
const two = 2

const DonorsPage = () => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const list = useDonorList()
  const { data, previousData, error, refetch } = useAdminDonorsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.donors
  const texts = t('donors.list', { returnObjects: true })
  const { year, search, filter } = list

  const donors = page?.nodes.map((each) => unmask(each)) ?? []
  const choice = useChoice<DonorLineFragment>(donors, { most: two, isKept: true })
  const columns = useColumns(
    donor.plural,
    (['gifts', 'lastGift', 'inAll'] as const).map((key) => ({ key, text: t(`donors.${key}`) })),
  )
  const [one, other] = choice.chosen
  return (
    <AdminPage
      texts={t('donors.page', { returnObjects: true })}
      isRoom
      action={
        <div className="flex flex-wrap items-start gap-2.5">
          <Accounts year={year} />
          <ExportButton
            table="donors"
            query={{ search, filter, year: year === null ? null : String(year) }}
          />
        </div>
      }
    >
      <ListToolbar list={list} texts={texts} />
      <Select
        label={t('donors.year')}
        value={year === null ? '' : String(year)}
        options={[
          ['', t('donors.everyYear')],
          ...yearsWith(year, (page ?? previousData?.donors)?.years ?? []).map(
            (each) => [each, each] as const,
          ),
        ]}
        onChoose={list.chooseYear}
        className="mb-3 max-w-60"
      />
      <div role="status" className="empty:hidden">
        {page?.isCut && (
          <p className="mb-3 flex gap-2 text-small">
            <Info aria-hidden="true" className="size-4.5 shrink-0" />
            {t('donors.cut', { count: mostReferences })}
          </p>
        )}
      </div>
      <SavedViews room="donors" loading={texts.loading}>
        <ListView
          list={list}
          answer={{ page, pageBefore: previousData?.donors, error, refetch }}
          texts={texts}
          beside={<ColumnsMenu columns={columns} />}
          drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
        >
          {(donors) => (
            <>
              {page && (
                <p className="mb-2 text-small text-ink-soft tabular-nums">
                  {page.otherScript !== null && `${t('donors.also', { text: page.otherScript })} · `}
                  {year === null
                    ? t('donors.givenInAll', { amount: page.givenByAll })
                    : t('donors.givenIn', { amount: page.givenByAll, year })}
                  {search === '' && filter === null && page.givenWithoutName > 0 && (
                    <> · {t('donors.withoutName', { amount: page.givenWithoutName })}</>
                  )}
                  {list.isFiltered && ` · ${t('donors.ofAll', { count: page.everybodyCount })}`}
                </p>
              )}
              <DonorTable
                list={list}
                donors={donors.map((each) => unmask(each))}
                choice={may('people:write') ? choice : null}
                columns={columns}
              />
            </>
          )}
        </ListView>
      </SavedViews>
      {choice.chosen.length > 0 && (
        <ChosenBar count={choice.chosen.length} onClear={choice.clear}>
          {one !== undefined && other !== undefined ? (
            <Link
              to={donorPaths.pair(`${one.id}_${other.id}`)}
              className={`${buttonClass('primary', 'small')} bg-cream! text-forest-900!`}
            >
              <Merge aria-hidden="true" className="size-4.5" />
              {t('donors.mergeTwo')}
            </Link>
          ) : (
            <p>{t('donors.chooseTwo')}</p>
          )}
        </ChosenBar>
      )}
    </AdminPage>
  )
}

export { DonorsPage as Component }
