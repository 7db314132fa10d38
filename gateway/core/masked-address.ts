/** An address as whoever knows it finds it again, and nobody else learns it: `n…@example.org`. */
export const maskedAddress = (address: string): string =>
  `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`
