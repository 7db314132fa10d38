import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { fetchCode, MissingCode } from './fetch-code.ts'
import { leaveForContext } from './loader-context.ts'

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

const never = new Promise<never>(() => {})

/**
 * The code of a page, for a route's `lazy`. The router asks for it once and keeps the failure for ever; so what did not
 * arrive is answered by a page that asks for it again whenever its data are loaded. What is of an older version is left
 * for the whole page, as the server has it now.
 */
export const lazyPage = (load: LoadPage) => (): Promise<PageModule | LateRoute> =>
  load().catch((): LateRoute => {
    let page: PageModule | undefined
    return {
      loader: async (args) => {
        try {
          page ??= await fetchCode(load)
        } catch (error) {
          const isOutdated = error instanceof MissingCode && error.isOutdated
          if (isOutdated && args.context.get(leaveForContext)(args.request.url)) return never
          throw error
        }
        return (await page.loader?.(args)) ?? null
      },
      element: <LatePage read={() => page} />,
    }
  })
