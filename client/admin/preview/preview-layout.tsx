import { useSession } from '../../lib/use-session.ts'
import { OpenPage } from '../closed-page.tsx'
import { loader, shouldRevalidate } from '../team-only.ts'

/** What admins look at before anybody else is shown it: nobody else comes in, and no search engine. */
const PreviewLayout = () => {
  useSession()
  return (
    <>
      <meta name="robots" content="noindex" />
      <OpenPage />
    </>
  )
}

export { loader, PreviewLayout as Component, shouldRevalidate }
