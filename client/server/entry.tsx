import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteMatch,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Locale } from '../../schema/locales.ts'
import type { CreatePages, Pages } from '../../schema/pages.ts'
import { App } from '../app/app.tsx'
import { Document } from '../app/document.tsx'
import { createRoutes } from '../app/routes.tsx'
import { createI18n } from '../i18n/i18n.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { writePageState } from '../lib/page-state.ts'
import { paths } from '../lib/paths.ts'
import { assetsOf, PageStyles } from './page-assets.tsx'
import { createServerApollo } from './server-apollo.ts'

const publicPaths = [
  paths.landing,
  paths.dashboard,
  paths.donate,
  paths.projects,
  paths.adopt,
  paths.events,
  paths.gallery,
  paths.colab,
  paths.privacy,
  paths.terms,
]

const isOfAdmins = ({ route }: RouteMatch): boolean => route.path === paths.admin
const isNoPage = ({ route }: RouteMatch): boolean => route.path === '*'

/** On the server the language is the request's; only a browser changes it. */
const unchanging = (): void => {}

const contextOf = (apollo: ApolloClient, locale: Locale): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(apolloContext, apollo)
  context.set(localeContext, locale)
  return context
}

const failureOf = ({ errors }: StaticHandlerContext): unknown => Object.values(errors ?? {})[0]

/**
 * The public pages, rendered from the same routes as in the browser. Made once in a process: it keeps
 * the modules of the pages it has loaded. A loader's refusal becomes the page's status; whatever is 500 rejects.
 */
export const createPages: CreatePages = (manifest) => {
  const routes = createRoutes()
  const handler = createStaticHandler(routes)
  const translations: Record<Locale, I18n> = { en: createI18n('en'), ka: createI18n('ka') }

  const render: Pages['render'] = async ({ url, locale, ask, signal }) => {
    const apollo = createServerApollo(ask)
    try {
      const found = await handler.query(new Request(url, { signal }), {
        requestContext: contextOf(apollo, locale),
      })
      if (found instanceof Response) {
        return { status: found.status, location: found.headers.get('location') ?? '/' }
      }
      if (found.statusCode >= 500) throw failureOf(found)

      const { entry, modules, styles } = assetsOf(manifest, found.matches)
      const site = { origin: new URL(url).origin }
      const { prelude } = await prerender(
        <App apollo={apollo} i18n={translations[locale]} changeLanguage={unchanging} site={site}>
          <Document
            state={writePageState({ site, modules, cache: apollo.extract() })}
            assets={<PageStyles styles={styles} />}
          >
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, found)}
              context={found}
              hydrate={false}
            />
          </Document>
        </App>,
        { bootstrapModules: [entry], signal },
      )
      return { status: found.statusCode, html: await new Response(prelude).text() }
    } finally {
      apollo.stop()
    }
  }

  const matching = (path: string): RouteMatch[] => matchRoutes(routes, path) ?? []

  const isPage: Pages['isPage'] = (path) => !matching(path).some(isNoPage)

  /** The admin area is a browser's; the router is asked, which takes a path in any case. */
  const statusInBrowser: Pages['statusInBrowser'] = (path) => {
    const matches = matching(path)
    if (!matches.some(isOfAdmins)) return null
    return matches.some(isNoPage) ? 404 : 200
  }

  return { render, publicPaths, projectPath: paths.project, isPage, statusInBrowser }
}
