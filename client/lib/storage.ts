/** What the browser refuses to keep, for as long as the page lives. */
const refused = new Map<string, string>()

/**
 * Local storage that never throws: a browser may forbid it (private mode, blocked cookies, a full disk), and the site
 * must still work, only forgetting things when the page goes.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return refused.get(key) ?? window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
      refused.delete(key)
    } catch {
      refused.set(key, value)
    }
  },
  remove(key: string): void {
    refused.delete(key)
    try {
      window.localStorage.removeItem(key)
    } catch {}
  },
}
