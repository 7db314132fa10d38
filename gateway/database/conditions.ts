import { searchPattern } from './search-pattern.ts'

/** The conditions of a statement, and the values they compare with, in the order of their numbers. */
export class Conditions {
  readonly values: unknown[] = []
  readonly #all: string[] = []

  /** How the statement names a value. */
  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  add(sql: string): void {
    this.#all.push(sql)
  }

  /** Only rows that hold `search` in one of these columns; all rows when it is empty. */
  addSearch(columns: readonly string[], search: string): void {
    if (search === '') return
    const pattern = this.bind(searchPattern(search))
    this.add(`(${columns.map((column) => `${column} ~ ${pattern}`).join(' or ')})`)
  }

  get sql(): string {
    return this.#all.length > 0 ? this.#all.join(' and ') : 'true'
  }
}
