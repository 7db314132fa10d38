import { createHash } from 'node:crypto'
import { lookupKey } from './lookup-key.ts'

/** By which something is found again that was about an address, and is not to tell it. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(lookupKey(address)).digest('hex')

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

/** Whatever in a value is an email address as a whole, at any depth. */
export const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isAddress(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}
