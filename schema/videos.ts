const videoId = /^[A-Za-z0-9_-]{1,64}$/
const watchHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
])

const idOf = (url: URL): string | null => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password || url.port) return null
  const [first, second] = url.pathname.split('/').filter(Boolean)
  if (url.hostname === 'youtu.be') return first ?? null
  if (!watchHosts.has(url.hostname)) return null
  if (first === 'shorts' || first === 'embed') return second ?? null
  return url.searchParams.get('v')
}

/**
 * The id of the YouTube video a link names: a watch link with parameter v, a short-host link,
 * a shorts path, or a raw id. Null for anything else, which is then shown as a placeholder.
 */
export const youtubeVideoId = (link: string): string | null => {
  const value = link.trim()
  const id = URL.canParse(value) ? idOf(new URL(value)) : value
  return id !== null && videoId.test(id) ? id : null
}
