import { caseVariants, likePattern, searchPattern } from './search-pattern.ts'
import { unseen } from './unseen.ts'

/** A condition, and the same where rows are read one after the other, whatever index there is. */
interface Condition {
  sql: string
  inOrder: string
  /** Whether it looks for a text. */
  isSearch: boolean
}

const joined = (conditions: readonly string[]): string => conditions.join(' and ') || 'true'

const oneOf = (conditions: readonly string[]): string => `(${conditions.join(' or ')})`

/** A column of names or addresses, whose sound has an index, and whose rows are told by their ids. */
interface Heard {
  table: string
  column: string
  id: string
}

/** What a text is looked for in, for whoever reads that of some rows first and asks afterwards whether they hold it. */
interface Searched {
  columns: readonly string[]
  /** Whether a row holds it, by its columns in their order and by its id, or as the tables have these. */
  isMet: (columns?: readonly string[], id?: string) => string
}

/** A letter has three cases at most. */
const mostVariants = 2

/** So many in a row an index of letters looks up. */
const fewestLetters = 3

/** The conditions of a statement, and the values they compare with, in the order of their numbers. */
export class Conditions {
  readonly values: unknown[]
  readonly #all: Condition[] = []
  #searched: Searched = { columns: [], isMet: () => 'true' }
  #isPlannedOnce = true

  /** Whether no plan sees what is looked for. */
  readonly #isUnseen: boolean

  /**
   * @param values those of the statement so far, where several parts of it have conditions of their own
   * @param isUnseen whether a plan is made for any text that is looked for, and kept. Whoever takes the first rows that hold it, or
   * all of them, and has no other way for what most rows hold, has it planned for just this text.
   */
  constructor(values: unknown[] = [], { isUnseen = false } = {}) {
    this.values = values
    this.#isUnseen = isUnseen
  }

  /** How the statement names a value. How many rows have just this one decides which way is the quicker one. */
  bind(value: unknown): string {
    this.#isPlannedOnce = false
    return this.#name(value)
  }

  #name(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** Whether no plan is better for these values than for any others. */
  get isPlannedOnce(): boolean {
    return this.#isPlannedOnce
  }

  /** Whether what is looked for may be hidden from a plan: beside a value that it is made for it may as well see both. */
  get #isHidden(): boolean {
    return this.#isUnseen && this.#isPlannedOnce
  }

  /** What no plan sees is looked for in one way, whatever it is: by its index, if there is one. */
  #sought(text: string): string {
    return this.#isHidden ? unseen(this.#name(text), 'text') : this.bind(text)
  }

  add(sql: string, inOrder = sql): void {
    this.#all.push({ sql, inOrder, isSearch: false })
  }

  /**
   * Only rows that hold `search` in one of these columns, or are called so in either script; all rows when it is empty; of
   * no columns none. Added last, as it depends on the values there are whether it is planned for.
   */
  addSearch(columns: readonly string[], search: string, heard: readonly Heard[] = []): void {
    if (search === '') return
    const seek = (sql: string, isMet: Searched['isMet']): void => {
      this.#searched = { columns, isMet }
      this.#all.push({ sql, inOrder: isMet(), isSearch: true })
    }
    if (columns.length === 0) {
      seek('false', () => 'false')
      return
    }
    const letters = Array.from(search).length
    if (letters === 1) {
      // Each of its cases is found sooner than by a regular expression; of two letters there are too many.
      const ways = [search, ...caseVariants(search)].map((each) => this.bind(each))
      const holdsOne = (texts = columns): string =>
        oneOf(texts.flatMap((text) => ways.map((way) => `strpos(${text}, ${way}) > 0`)))
      seek(holdsOne(), holdsOne)
      return
    }
    const isShort = letters < fewestLetters
    const pattern = isShort ? this.bind(searchPattern(search)) : this.#sought(searchPattern(search))
    const isWritten = (texts = columns): string => oneOf(texts.map((text) => `${text} ~ ${pattern}`))
    if (isShort) {
      seek(isWritten(), isWritten)
      return
    }
    // What an index of letters looks up: no more than what is compared after all.
    const like = this.#likeWhereKnown(search)
    const known = columns.map((column) => `${column} ~~* ${like}`)
    const held = oneOf(columns.map((column) => `holds(${column}, ${pattern})`))
    const lettered = `${held} and ${oneOf(known)}`
    // An address is written in one script, and is nobody's whose address has the same words.
    const sounding = search.includes('@') ? [] : heard.map((each) => this.#sounding(each, search))
    if (sounding.length === 0) {
      seek(lettered, isWritten)
      return
    }
    const isLookedUp = oneOf([`(${lettered})`, ...sounding.map(({ isLookedUp }) => isLookedUp)])
    seek(isLookedUp, (texts, id) => oneOf([isWritten(texts), ...sounding.map(({ isAmong }) => isAmong(id))]))
  }

  /** A pattern of `ilike`: for any text, where the database does not know these cases and would miss one. */
  #likeWhereKnown(search: string): string {
    const like = this.#sought(likePattern(search))
    const lower = (text: string): string => `lower(${this.#name(text)}::text)`
    // As many for every text, so that all are looked for by one statement.
    const variants = [...caseVariants(search), search, search].slice(0, mostVariants)
    const isKnown = variants.map((variant) => `${lower(variant)} = ${lower(search)}`)
    const likeIfKnown = `case when ${isKnown.join(' and ')} then ${like} else '%' end`
    return this.#isHidden ? `(select ${likeIfKnown})` : `(${likeIfKnown})`
  }

  /**
   * Looked up once, whichever way the rows are read, and not as the statement is planned: as ids for an index to find, or as
   * those that each row is compared with, all at once.
   */
  #sounding({ table, column, id: own }: Heard, search: string) {
    const called = `(select people_called(${this.#name(search)}::text))`
    const ids = `(select h.id from ${table} h where heard_in(h.${column}) @@ ${called})`
    return { isLookedUp: `${own} = any(array${ids})`, isAmong: (id = own) => `${id} in ${ids}` }
  }

  /** Whether a text is looked for, which no index has in the order of a list. */
  get isSearched(): boolean {
    return this.#all.some(({ isSearch }) => isSearch)
  }

  get sql(): string {
    return joined(this.#all.map(({ sql }) => sql))
  }

  /** The same for whoever reads rows in an order, and stops when they have enough. */
  get inOrder(): string {
    return joined(this.#all.map(({ inOrder }) => inOrder))
  }

  get searched(): Searched {
    return this.#searched
  }

  /** What there is besides the search; null where there is nothing. */
  get besides(): string | null {
    return this.#all.every(({ isSearch }) => isSearch)
      ? null
      : joined(this.#all.filter(({ isSearch }) => !isSearch).map(({ inOrder }) => inOrder))
  }
}
