import { dayOf } from '../../core/today.ts'

/** The year that a receipt of this moment is numbered in, on the clock of Tbilisi. */
export const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4))
