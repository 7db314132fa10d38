import DataLoader from 'dataloader'
import type { Wanted } from '../core/wanted.ts'

/** Answers for many keys at once, in their order. */
export type LoadMany<Value> = (keys: readonly string[]) => Promise<readonly Value[]>

/**
 * One request's batches: fields that ask for the same thing of many parents are answered together,
 * so that the number of SQL statements does not depend on the number of rows.
 */
export class BatchLoader {
  readonly #loaders = new Map<Wanted, Map<string, DataLoader<string, unknown>>>()

  /** Loads `key` together with the others of the same `field`, `args` and `wanted`, all that `loadMany` may depend on. */
  load<Value>(
    field: string,
    args: object,
    wanted: Wanted,
    key: string,
    loadMany: LoadMany<Value>,
  ): Promise<Value> {
    // As JSON, which tells the word "undefined" from a cursor nobody has given.
    const name = JSON.stringify([field, args])
    const alike = this.#loaders.get(wanted) ?? new Map<string, DataLoader<string, unknown>>()
    this.#loaders.set(wanted, alike)
    const loader = alike.get(name) ?? new DataLoader<string, unknown>(loadMany)
    alike.set(name, loader)
    return loader.load(key) as Promise<Value>
  }
}
