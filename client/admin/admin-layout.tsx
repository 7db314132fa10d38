import { Fragment } from 'react'
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router-dom'
import { addAdminTexts } from '../i18n/add-admin-texts.ts'
import { endSessionContext, i18nContext, sessionContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { isAdmin, readLastPerson } from '../lib/session.ts'
import { useSession } from '../lib/use-session.ts'
import { AdminBar } from './admin-bar.tsx'
import { AdminSidebar } from './admin-sidebar.tsx'
import { LeaveGuard } from './form/leave-guard.tsx'

/**
 * Only an admin comes in; anyone else, or nobody signed in, is sent to the landing page. Who was signed in here a
 * moment ago is told so, and asked to sign in again.
 */
const loader = async ({ context, request }: LoaderFunctionArgs): Promise<null> => {
  const session = context.get(sessionContext)
  if (session === null && readLastPerson() !== null) {
    await context.get(endSessionContext)('signedOut', new URL(request.url))
    throw redirect(paths.signIn)
  }
  if (!isAdmin(session)) throw redirect(paths.landing)
  addAdminTexts(context.get(i18nContext))
  return null
}

/** Asked before every page of the area: somebody may have been signed out in another tab since the last one. */
const shouldRevalidate = (): boolean => true

/** What one person has typed here is drawn for nobody else, should another sign in meanwhile in another tab. */
const AdminLayout = () => {
  useSession()
  return (
    <div className="flex min-h-dvh flex-col desk:flex-row">
      <meta name="robots" content="noindex" />
      <AdminSidebar />
      <AdminBar />
      <main
        id="main"
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col px-gutter py-4 outline-none desk:px-10 desk:py-7"
      >
        <Fragment key={readLastPerson()}>
          <Outlet />
        </Fragment>
      </main>
      <LeaveGuard />
    </div>
  )
}

export { AdminLayout as Component, loader, shouldRevalidate }
