import type { ValueTransformer } from 'typeorm'

/** PostgreSQL's exact numeric, which the driver hands over as text, as lari with two decimals. */
export const lariColumn: ValueTransformer = {
  from: (stored: string | null): number | null => (stored === null ? null : Number(stored)),
  to: (lari: number | null): number | null => lari,
}
