/**
 * A memory that gateways share and may lose at any moment: whatever stands there spares work, and nothing depends on it.
 * None of its functions fails, or takes longer than some hundredths of a second.
 */
export interface ShortMemory {
  /** What is kept under each of these keys; null where nothing is, or nobody can say. */
  read(keys: readonly string[]): Promise<readonly (string | null)[]>
  /** Keeps a text under a key for so many milliseconds. Not waited for. */
  keep(key: string, text: string, milliseconds: number): void
}
