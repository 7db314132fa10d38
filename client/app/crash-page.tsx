import { ErrorPage } from './error-page.tsx'

/** The last resort, when the frame around the pages could not be drawn either. */
export const CrashPage = () => (
  <main className="flex min-h-dvh flex-col">
    <ErrorPage />
  </main>
)
