import { caseVariants, likePattern, searchPattern } from './search-pattern.ts'

/** A condition, and the same where rows are read one after the other, whatever index there is. */
interface Condition {
  sql: string
  inOrder: string
}

const oneOf = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`

/** The conditions of a statement, and the values they compare with, in the order of their numbers. */
export class Conditions {
  readonly values: unknown[] = []
  readonly #all: Condition[] = []
  #isSearched = false

  /** How the statement names a value. */
  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  add(sql: string, inOrder = sql): void {
    this.#all.push({ sql, inOrder })
  }

  /** Only rows that hold `search` in one of these columns; all rows when it is empty; of no columns none. */
  addSearch(columns: readonly string[], search: string): void {
    if (search === '') return
    this.#isSearched = true
    const pattern = this.bind(searchPattern(search))
    if (columns.length === 0) return void this.add(`${pattern}::text is null`)
    const inOrder = oneOf(columns.map((column) => `${column} ~ ${pattern}`))
    // What an index of letters looks up: no more than what is compared after all, where the database knows these cases.
    const like = this.bind(likePattern(search))
    const known = columns.map((column) => `${column} ~~* ${like}`)
    const unknown = caseVariants(search).map(
      (variant) => `lower(${this.bind(variant)}) <> lower(${this.bind(search)})`,
    )
    this.add(`${inOrder} and ${oneOf([...known, ...unknown])}`, inOrder)
  }

  /** Whether a text is looked for, which no index has in the order of a list. */
  get isSearched(): boolean {
    return this.#isSearched
  }

  get sql(): string {
    return this.#joined(({ sql }) => sql)
  }

  /** The same for whoever reads rows in an order, and stops when they have enough. */
  get inOrder(): string {
    return this.#joined(({ inOrder }) => inOrder)
  }

  #joined(text: (condition: Condition) => string): string {
    return this.#all.length > 0 ? this.#all.map(text).join(' and ') : 'true'
  }
}
