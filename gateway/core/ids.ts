import { v7, validate } from 'uuid'

/** A new identifier, UUID version 7: sorting by it sorts by creation. */
export const newId = (): string => v7()

export const isId = (value: string): boolean => validate(value)
