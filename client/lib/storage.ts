/**
 * A storage of the browser that never throws: a browser may forbid it (private mode, blocked cookies, a full disk), and
 * the site must still work, only forgetting things when the page goes.
 */
const safely = (stored: () => Storage) => {
  /** What the browser refuses to keep, for as long as the page lives. */
  const refused = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return refused.get(key) ?? stored().getItem(key)
      } catch {
        return null
      }
    },
    write(key: string, value: string): void {
      try {
        stored().setItem(key, value)
        refused.delete(key)
      } catch {
        refused.set(key, value)
      }
    },
    remove(key: string): void {
      refused.delete(key)
      try {
        stored().removeItem(key)
      } catch {}
    },
  }
}

/** What is kept between visits. */
export const storage = safely(() => window.localStorage)

/** What is kept in one tab, until it is closed. */
export const tabStorage = safely(() => window.sessionStorage)
