/**
 * Local storage that never throws: a browser may forbid it (private mode, blocked cookies),
 * and the site must still work, only forgetting things.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value)
    } catch {}
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key)
    } catch {}
  },
}
