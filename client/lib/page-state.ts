import { canonicalStringify } from '@apollo/client/utilities'
import { pageStateId } from '../../schema/pages.ts'
import type { Site } from './site-context.ts'

/** What says of a page, sent by the server or empty, that the scripts for it cannot be had. */
export const asleepNoticeId = 'asleep'

/** What a page rendered on the server hands to the browser. */
export interface PageState {
  site: Site
  /** The files that the page's scripts consist of. */
  modules: string[]
  /** Apollo's cache, as the page's loaders left it. */
  cache: unknown
}

/**
 * As text that may stand inside a `<script>`. The same whichever answer came first, so that a page that has not changed
 * is known by its ETag.
 */
export const writePageState = (state: PageState): string =>
  canonicalStringify(state).replaceAll('<', '\\u003c')

/** The text a rendered page holds, and what it says; null on a page the browser draws itself. */
export const readPageState = (): { text: string; state: PageState } | null => {
  const text = document.getElementById(pageStateId)?.textContent
  return text ? { text, state: JSON.parse(text) } : null
}
