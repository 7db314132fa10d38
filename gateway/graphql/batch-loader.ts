import DataLoader from 'dataloader'

/** Answers for many keys at once, in their order. */
export type LoadMany<Value> = (keys: readonly string[]) => Promise<readonly Value[]>

/**
 * One request's batches: fields that ask for the same thing of many parents are answered together,
 * so that the number of SQL statements does not depend on the number of rows.
 */
export class BatchLoader {
  readonly #loaders = new Map<string, DataLoader<string, unknown>>()

  /** Loads `key` together with the others of the same `field` and `args`, all that `loadMany` may depend on. */
  load<Value>(field: string, args: object, key: string, loadMany: LoadMany<Value>): Promise<Value> {
    // As JSON, which tells the word "undefined" from a cursor nobody has given.
    const name = JSON.stringify([field, args])
    const loader = this.#loaders.get(name) ?? new DataLoader<string, unknown>(loadMany)
    this.#loaders.set(name, loader)
    return loader.load(key) as Promise<Value>
  }
}
