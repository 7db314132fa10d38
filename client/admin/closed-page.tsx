import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { roleOptions } from '../../schema/accounts.ts'
import type { Permission } from '../../schema/permissions.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { adminPaths } from '../lib/paths.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { AdminPage } from './admin-page.tsx'
import { KeptTexts } from './kept-texts.tsx'
import { permissionAt } from './room-addresses.ts'
import { useMay } from './use-may.ts'

/** Stands where a page is that is not for whoever has typed its address, or was sent it. */
const ClosedPage = ({ permission, place }: { permission: Permission; place: string }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const session = useSession()
  const permissions: Record<string, string> = t('team.permissions', { returnObjects: true })
  return (
    <AdminPage texts={t('closed.page', { returnObjects: true })}>
      <div className="grid max-w-150 justify-items-start gap-4">
        <Drawing of={drawings.notFound} className="w-52" />
        <p>
          {t('closed.text', {
            role: roleOptions[session?.role ?? 'user'].label[locale],
            permission: permissions[permission.replace(':', '_')],
          })}
        </p>
        <KeptTexts place={place} />
        <Link to={adminPaths('start').list} className={buttonClass('primary', 'small')}>
          {t('closed.back')}
        </Link>
      </div>
    </AdminPage>
  )
}

/** The page at the address, for whoever may see it; others are told in words why they do not. */
export const OpenPage = () => {
  const { pathname } = useLocation()
  const may = useMay()
  const permission = permissionAt(pathname)
  return permission === undefined || may(permission) ? (
    <Outlet />
  ) : (
    <ClosedPage permission={permission} place={pathname} />
  )
}
