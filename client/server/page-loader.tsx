import type { ApolloClient } from '@apollo/client'
import type { i18n as I18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Locale } from '../../schema/locales.ts'
import type { ManifestEntry, PageRequest } from '../../schema/pages.ts'
import { App } from '../app/app.tsx'
import { Document } from '../app/document.tsx'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { writePageState } from '../lib/page-state.ts'
import { createAssetsOf, PageAssets, PageScript } from './page-assets.tsx'
import { createServerApollo } from './server-apollo.ts'
import { createServerI18n } from './server-i18n.ts'

/** A page whose data are there: all that is left is to write it. */
export interface LoadedPage {
  status: number
  write: () => string
}

/** React writes it into a stream only. Without it a browser draws the page as one of the last century. */
const doctype = '<!DOCTYPE html>'

/** On the server the language is the request's; only a browser changes it. */
const unchanging = (): void => {}

const contextOf = (apollo: ApolloClient, locale: Locale): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(apolloContext, apollo)
  context.set(localeContext, locale)
  return context
}

/** Of all the routes there are it would make a copy for each page, which is written of those that were found. */
const none: RouteObject[] = []

const failureOf = ({ errors }: StaticHandlerContext): unknown => Object.values(errors ?? {})[0]

/**
 * Loads the pages of these routes. Made once in a process: it keeps the modules of the pages it has loaded. A loader's
 * refusal becomes the page's status; whatever is 500 rejects.
 */
export const createPageLoader = (routes: RouteObject[], manifest: Record<string, ManifestEntry> | null) => {
  const handler = createStaticHandler(routes)
  const assetsOf = createAssetsOf(manifest)
  const translations: Record<Locale, I18n> = { en: createServerI18n('en'), ka: createServerI18n('ka') }

  return async ({ url, locale, ask, signal }: PageRequest): Promise<LoadedPage | Response> => {
    const apollo = createServerApollo(ask)
    // A request that follows a signal costs more than the router; no loader listens to it, and here it is looked at.
    const found = await handler.query(new Request(url), { requestContext: contextOf(apollo, locale) })
    signal.throwIfAborted()
    if (found instanceof Response) return found
    if (found.statusCode >= 500) throw failureOf(found)

    const { entry, modules, styles } = assetsOf(found.matches, locale)
    const site = { origin: new URL(url).origin }
    const state = writePageState({ site, modules, cache: apollo.extract() })
    // Everything it waits for has been loaded, so that it can be written in one go, without streams.
    const write = (): string =>
      doctype +
      renderToString(
        <App apollo={apollo} i18n={translations[locale]} changeLanguage={unchanging} site={site}>
          <Document
            state={state}
            assets={<PageAssets entry={entry} styles={styles} />}
            script={<PageScript entry={entry} />}
          >
            <StaticRouterProvider router={createStaticRouter(none, found)} context={found} hydrate={false} />
          </Document>
        </App>,
      )
    return { status: found.statusCode, write }
  }
}
