import type { Locale } from './locales.ts'

/** One of the client's own operations, by the hash both sides know it by. */
export interface PageOperation {
  hash: string
  variables: Record<string, unknown>
}

/** What the GraphQL schema answers, as it would arrive over HTTP. */
export interface PageData {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

/** Asks the gateway's schema in the same process, as an anonymous visitor. */
export type AskInProcess = (operation: PageOperation) => Promise<PageData>

export interface PageRequest {
  /** The whole address: the site's origin, path and query. */
  url: string
  locale: Locale
  ask: AskInProcess
  /** Ends the work when nobody waits for it any more. */
  signal: AbortSignal
}

/** A whole document, or where to look instead. */
export type RenderedPage = { status: number; html: string } | { status: number; location: string }

/** The site's pages, as the built client offers them to the gateway. */
export interface Pages {
  /** Renders the page of one address. Rejects when it cannot, a failing loader included. */
  render: (request: PageRequest) => Promise<RenderedPage>
  /** The paths of the pages that search engines should know. */
  publicPaths: readonly string[]
  projectPath: (id: string) => string
  /** Whether a page can be at this path. */
  isPage: (path: string) => boolean
  /**
   * The status of what only a browser draws, after it knows who is signed in: 404 where no page can be at this path.
   * Null for what is rendered.
   */
  statusInBrowser: (path: string) => 200 | 404 | null
}

/** What Vite made of one module of the client, as its manifest tells. */
export interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/** How pages name their scripts and styles: by Vite's manifest, or null where the sources are served. */
export type CreatePages = (manifest: Record<string, ManifestEntry> | null) => Pages

/** In the address of a page with a list: the cursor it follows. */
export const afterParameter = 'after'

/** In the address of a page with a list: what of it is shown. */
export const showParameter = 'show'

/** Where a page keeps what the browser takes over: the id of an element. */
export const pageStateId = 'page-state'
