/** Addresses that belong to programs: there an unknown one is answered as a problem, not as a page. */
const programPaths = /^\/(api|graphql|health|ready|metrics|assets|uploads)(\/|$)/

/** A request line may also hold a whole address or `*`, which would run on into our own origin. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !programPaths.test(path)

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A page's address with a broken escape, `/projects/%zz`, as one that can be looked for, and is not found. */
export const readablePageUrl = (url: string): string => {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.includes('%')) return url
  const [beginning = ''] = path.split('%', 1)
  if (!isPagePath(beginning) || isDecodable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
