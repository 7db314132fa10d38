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
    /** Answers whether it outlives the page. */
    write(key: string, value: string): boolean {
      try {
        stored().setItem(key, value)
        refused.delete(key)
        return true
      } catch {
        refused.set(key, value)
        return false
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
