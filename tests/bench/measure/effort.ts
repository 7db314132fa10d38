import type { Flags } from '../flags.ts'
import type { Effort } from './rounds.ts'

export const effortOf = ({ quick }: Flags): Effort =>
  quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 2 }
