import type { Direction } from '../../../schema/directions.ts'

/** What one looks at from its end: what is newest, what is largest. */
const fromTheEnd: readonly string[] = ['created', 'goal', 'raised', 'progress', 'given']

/** Which way a list runs when somebody begins to sort it by something. */
export const firstDirection = (sort: string): Direction => (fromTheEnd.includes(sort) ? 'desc' : 'asc')

export const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')
