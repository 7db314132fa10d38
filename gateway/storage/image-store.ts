/** Keeps files by name. A name is written once and never means anything else. */
export interface ImageStore {
  has(name: string): Promise<boolean>
  /**
   * Resolves when the file would survive the end of this process; a reader sees all of it or nothing.
   * @throws Problem `unavailable` when there is no room, or no answer
   */
  put(name: string, bytes: Buffer): Promise<void>
  /** Takes back what was put; nothing where there is no such file. */
  remove(name: string): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
}
