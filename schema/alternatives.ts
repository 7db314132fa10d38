import type {} from 'zod'

/** One of the ways in which input may be whole, in the words of JSON Schema: what is required besides, and what holds of it. */
export interface Alternative {
  required: readonly string[]
  properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

declare module 'zod' {
  interface GlobalMeta {
    /** Roughly what the checks of a shape say, for readers of its JSON Schema. */
    alternatives?: readonly Alternative[]
    /** That an empty text stands for none. */
    clearable?: boolean
  }
}
