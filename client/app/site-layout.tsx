import { type LoaderFunctionArgs, Outlet } from 'react-router-dom'
import { loadLaunches } from '../lib/load-launches.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/**
 * What the footer of every page leads to is loaded with the page. Those that need nothing else of the database are read also while
 * that does not answer.
 */
export const loadSite = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await loadLaunches(context.get(apolloContext), { name: 'launches for the footer', patience: 500 })
  return null
}

export const SiteLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <SiteHeader />
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <Outlet />
    </main>
    <SiteFooter />
  </div>
)
