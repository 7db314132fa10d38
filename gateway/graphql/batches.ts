import DataLoader from 'dataloader'

/** Answers for many keys at once, in their order. */
export type LoadMany<Value> = (keys: readonly string[]) => Promise<readonly Value[]>

/**
 * One request's batches: fields that ask for the same thing of many parents are answered together,
 * so that the number of SQL statements does not depend on the number of rows.
 */
export class Batches {
  readonly #loaders = new Map<string, DataLoader<string, unknown>>()

  /** Loads `key` in the batch called `name`, which must name everything `loadMany` depends on. */
  load<Value>(name: string, key: string, loadMany: LoadMany<Value>): Promise<Value> {
    const loader = this.#loaders.get(name) ?? new DataLoader<string, unknown>(loadMany)
    this.#loaders.set(name, loader)
    return loader.load(key) as Promise<Value>
  }
}
