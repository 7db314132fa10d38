/** A figure of now, or what has been counted by now. */
export interface Reading {
  value: number
  /** By the names that were announced, each of few values: every other makes another line that is kept for ever. */
  labels?: Readonly<Record<string, string>>
}

/** What a figure is called where it is read, and how it is read. */
export interface Meter {
  /** In Prometheus' way: with its unit, and `_total` where it only grows. */
  name: string
  help: string
  labels?: readonly string[]
  /** Asked for whoever reads, each time. */
  read: () => readonly Reading[] | Promise<readonly Reading[]>
}

/** An answer that was given. */
export interface Answered {
  edge: 'rest' | 'graphql' | 'site'
  /** The operation of the contract, the document of our own client, or the pattern of an address. */
  operation: string
  status: number
  /** Of the catalogue; empty where nothing was refused. */
  problem: string
  seconds: number
}

/** Where every part of the process says what operators may read of it. */
export interface Meters {
  gauge(meter: Meter): void
  counter(meter: Meter): void
  answered(answer: Answered): void
}
