import { Info, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mostCalled } from '../../../schema/trail.ts'
import { useAdminTrailQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ListView } from '../list/list-view.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { TrailEntry } from './trail-entry.tsx'
import { TrailToolbar } from './trail-toolbar.tsx'
import { useTrailParams } from './use-trail-params.ts'

const perPage = 25

/** Who did what to which record. */
const TrailPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useTrailParams()
  const { data, previousData, error, refetch } = useAdminTrailQuery({
    variables: { ...list.selection, first: perPage, after: list.after, locale },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminPage
      texts={t('trail.page', { returnObjects: true })}
      isRoom
      action={<ExportButton table="trail" query={list.selection} isBrief />}
    >
      <p className="mb-4 text-ink-soft">{t('trail.page.description')}</p>
      <TrailToolbar list={list} />
      <div role="status" className="empty:hidden">
        {data?.trail?.isCut && (
          <p className="mb-3 flex gap-2 text-small">
            <Info aria-hidden="true" className="size-4.5 shrink-0" />
            {t('trail.cut', { count: mostCalled })}
          </p>
        )}
      </div>
      <SavedViews room="trail" loading={t('trail.list.loading')}>
        <ListView
          list={list}
          answer={{ page: data?.trail, pageBefore: previousData?.trail, error, refetch }}
          texts={t('trail.list', { returnObjects: true })}
          drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
        >
          {(entries) => (
            <ol className="overflow-hidden rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <TrailEntry entry={entry} />
                </li>
              ))}
            </ol>
          )}
        </ListView>
      </SavedViews>
      <p className="mt-4 flex gap-2 text-small text-ink-soft">
        <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
        {t('trail.note')}
      </p>
    </AdminPage>
  )
}

export { TrailPage as Component }
