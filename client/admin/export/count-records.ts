const quote = 0x22
const lineFeed = 0x0a

/**
 * Counts the records of a CSV file while it arrives, piece by piece: line ends, except those inside quotes.
 * @returns how many have arrived with this piece and those before, the heading among them
 */
export const createRecordCounter = (): ((piece: Uint8Array) => number) => {
  let isQuoted = false
  let count = 0
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) count += 1
    }
    return count
  }
}
