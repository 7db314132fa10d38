/** When a key was made, which a UUID of version 7 begins with: the first 48 bits are the milliseconds since 1970. */
export const momentOfKey = (key: string): Date =>
  new Date(Number.parseInt(key.replace('-', '').slice(0, 12), 16))
