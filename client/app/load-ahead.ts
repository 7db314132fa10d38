import { createPath, type DataRouter, type RouterContextProvider } from 'react-router-dom'

/**
 * Runs the loaders of the page that is shown, and leaves the page as it is. What they have found is in the cache when
 * the router runs them; what they throw is the caller's to judge, before the router puts an error in the page's place.
 */
export const loadAhead = async (
  { state: { matches, location } }: DataRouter,
  context: RouterContextProvider,
): Promise<void> => {
  const url = new URL(createPath(location), window.location.origin)
  const loading = matches.map(async ({ route: { loader, path = '' }, params }) => {
    if (typeof loader === 'function')
      await loader({ request: new Request(url), url, pattern: path, params, context })
  })
  await Promise.all(loading)
}
