import { FileUp, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAdminGiftsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { giftPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { AdminPage } from '../admin-page.tsx'
import { Accounts } from '../export/accounts.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { IfMay } from '../if-may.tsx'
import { ListView } from '../list/list-view.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { GiftTable } from './gift-table.tsx'
import { GiftsToolbar } from './gifts-toolbar.tsx'
import { useGiftParams } from './use-gift-params.ts'

/** All gifts to all projects, whatever has become of them. */
const GiftsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useGiftParams()
  const { data, previousData, error, refetch } = useAdminGiftsQuery({
    variables: { ...list.variables, locale },
    fetchPolicy: 'cache-and-network',
  })
  const { reference, project, from, until, method, status } = list.variables
  const action = (
    <div className="flex flex-wrap items-start justify-between gap-2.5 max-desk:w-full">
      <Accounts />
      <ExportButton table="ledger" query={{ reference, project, from, until, method, status }} isBrief />
      <IfMay permission="gifts:write">
        <Link to={giftPaths.import} className={buttonClass('secondary', 'small')}>
          <FileUp aria-hidden="true" className="size-4.5" />
          {t('gifts.import')}
        </Link>
        <Link to={giftPaths.add} className={buttonClass('primary', 'small')}>
          <Plus aria-hidden="true" className="size-4.5" />
          {t('gifts.add')}
        </Link>
      </IfMay>
    </div>
  )
  return (
    <AdminPage texts={t('gifts.page', { returnObjects: true })} isRoom action={action}>
      <GiftsToolbar list={list} />
      <SavedViews room="gifts" loading={t('gifts.list.loading')}>
        <ListView
          list={list}
          answer={{ page: data?.donations, pageBefore: previousData?.donations, error, refetch }}
          texts={t('gifts.list', { returnObjects: true })}
          drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
        >
          {(gifts) => <GiftTable gifts={gifts.map((gift) => unmask(gift))} />}
        </ListView>
      </SavedViews>
    </AdminPage>
  )
}

export { GiftsPage as Component }
