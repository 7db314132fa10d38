import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'

interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
}

export type LoadPage = () => Promise<PageModule>

type LateRoute = Pick<RouteObject, 'loader' | 'element'>

interface LatePageProps {
  /** What has arrived by now. */
  read: () => PageModule | undefined
}

const LatePage = ({ read }: LatePageProps) => {
  const page = read()
  return page && <page.Component />
}

/** The code of a page did not arrive. */
export class MissingPage extends Error {
  override readonly name = 'MissingPage'
}

/**
 * The code of a page, for a route's `lazy`. The router asks for it once and keeps the failure for ever; so what did not
 * arrive is answered by a page that asks for it again whenever its data are loaded.
 */
export const lazyPage = (load: LoadPage) => (): Promise<PageModule | LateRoute> =>
  load().catch((): LateRoute => {
    let page: PageModule | undefined
    return {
      loader: async (args) => {
        page ??= await load().catch((cause: unknown) => {
          throw new MissingPage('the code of the page did not arrive', { cause })
        })
        return (await page.loader?.(args)) ?? null
      },
      element: <LatePage read={() => page} />,
    }
  })
