import type { PGlite } from '@electric-sql/pglite'

/** Messages of the protocol that belong to those after them, until one that asks for all the answers. */
const isAmidst = (message: Uint8Array): boolean => 'PBDECHF'.includes(String.fromCharCode(message[0] ?? 0))

/**
 * All connections to the embedded database share one session, which its socket hands to another one after any message, but
 * for a transaction's. A statement with values is several: what another connection says between them would take its place.
 * So it is kept together like a transaction.
 */
export const keepBatchesWhole = (db: PGlite): PGlite => {
  let isOpen = false
  const send = db.execProtocolRawStream.bind(db)
  const isInTransaction = db.isInTransaction.bind(db)
  const exec = db.exec.bind(db)
  const overrides: Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction' | 'exec'> = {
    execProtocolRawStream: (message, options) => {
      isOpen = isAmidst(message)
      return send(message, options)
    },
    isInTransaction: () => isOpen || isInTransaction(),
    // Whoever left in the middle is rolled back so.
    exec: (sql, options) => {
      isOpen = false
      return exec(sql, options)
    },
  }
  return Object.assign(db, overrides)
}
