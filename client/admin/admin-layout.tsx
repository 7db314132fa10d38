import { Fragment } from 'react'
import { readLastPerson } from '../lib/session.ts'
import { useLeftPage } from '../lib/use-left-page.ts'
import { useSession } from '../lib/use-session.ts'
import { AdminBar } from './admin-bar.tsx'
import { AdminSidebar } from './admin-sidebar.tsx'
import { OpenPage } from './closed-page.tsx'
import { LeaveGuard } from './form/leave-guard.tsx'
import { loader, shouldRevalidate } from './team-only.ts'
import { useLetters } from './use-letters.ts'

/** What one person has typed here is drawn for nobody else, should another sign in meanwhile in another tab. */
const AdminLayout = () => {
  useSession()
  useLeftPage()
  useLetters()
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
          <OpenPage />
        </Fragment>
      </main>
      <LeaveGuard />
    </div>
  )
}

export { AdminLayout as Component, loader, shouldRevalidate }
