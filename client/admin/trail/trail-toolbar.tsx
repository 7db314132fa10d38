import { useTranslation } from 'react-i18next'
import { trailDays } from '../../../schema/list-addresses.ts'
import { namesOf } from '../../../schema/model.ts'
import { programs, trailActions, trailKinds } from '../../../schema/trail.ts'
import { useAdminTrailActorsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { Select } from '../../ui/select.tsx'
import { SearchBox } from '../list/search-box.tsx'
import type { TrailParams } from './use-trail-params.ts'

const narrow = { isPillOnPhone: true, className: 'max-sm:shrink-0 sm:flex-1 sm:basis-44 sm:max-w-72' }

/** What the trail is narrowed to. */
export const TrailToolbar = ({ list }: { list: TrailParams }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data } = useAdminTrailActorsQuery()
  const actors = [
    ...(data?.trailActors ?? []).map(({ id, name }) => [id, name] as const),
    [programs, t('trail.programs')] as const,
  ]
  return (
    <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden sm:mb-4 sm:gap-3">
      <SearchBox
        label={t('trail.search')}
        search={list.search}
        onSearch={(search) => list.choose({ search })}
      />
      <div className="relative flex gap-2 max-sm:-mx-gutter max-sm:-my-1.5 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1.5 max-sm:[scrollbar-width:none] sm:flex-wrap sm:gap-x-4">
        <Select
          {...narrow}
          label={t('trail.who')}
          value={actors.some(([id]) => id === list.actor) ? list.actor : ''}
          options={[['', t('trail.everybody')], ...actors]}
          onChoose={(actor) => list.choose({ actor })}
        />
        <Select<TrailParams['action']>
          {...narrow}
          label={t('trail.what')}
          value={list.action}
          options={[
            ['', t('trail.everyAction')],
            ...namesOf(trailActions).map((action) => [action, trailActions[action].label[locale]] as const),
          ]}
          onChoose={(action) => list.choose({ action })}
        />
        <Select<TrailParams['kind']>
          {...narrow}
          label={t('trail.kind')}
          value={list.kind}
          options={[
            ['', t('trail.everyKind')],
            ...namesOf(trailKinds).map((kind) => [kind, trailKinds[kind].label[locale]] as const),
          ]}
          onChoose={(kind) => list.choose({ kind, record: '' })}
        />
        <Select
          {...narrow}
          label={t('trail.when')}
          value={list.days}
          options={[
            ['', t('trail.ever')],
            ...trailDays.map((days) => [days, t('trail.lastDays', { count: Number(days) })] as const),
            ...(list.selection.until === null ? [] : [[list.days, formatDay(list.days, locale)] as const]),
          ]}
          onChoose={(days) => list.choose({ days })}
        />
      </div>
      {list.record !== '' && (
        <p className="flex flex-wrap gap-x-3 text-small">
          {t('trail.ofOne')}
          <button type="button" onClick={list.clear} className="text-link">
            {t('trail.ofAll')}
          </button>
        </p>
      )}
    </div>
  )
}
