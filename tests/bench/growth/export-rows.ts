import { memoryOf } from '../measure/memory.ts'
import type { Server } from '../servers.ts'

/** Enough to see how fast they come, without waiting for all of ten million. */
const enough = 300_000

const lineEnd = 10

export interface ExportFigures {
  perSecond: number
  /** Milliseconds of the processor for a thousand rows. */
  cpu: number
  databaseCpu: number
  /** The most the gateway held meanwhile, in MiB. */
  memory: number
}

/** Reads the CSV file of all gifts, or its beginning. */
export const exportRows = async (
  gateway: Server,
  headers: { authorization: string },
  databaseCpu: () => number,
): Promise<ExportFigures> => {
  const leave = new AbortController()
  const before = { ms: performance.now(), cpu: gateway.cpu(), database: databaseCpu() }
  const answer = await fetch(`${gateway.address}/api/exports/donations.csv`, {
    headers,
    signal: leave.signal,
  })
  if (!answer.ok || answer.body === null) throw new Error(`the export answers ${answer.status}`)
  let [rows, memory] = [-1, 0]
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === lineEnd) rows++
    memory = Math.max(memory, memoryOf(gateway.pid))
    if (rows >= enough) break
  }
  const seconds = (performance.now() - before.ms) / 1000
  const thousands = rows / 1000
  const figures = {
    perSecond: rows / seconds,
    cpu: (gateway.cpu() - before.cpu) / thousands,
    databaseCpu: (databaseCpu() - before.database) / thousands,
    memory,
  }
  leave.abort()
  return figures
}
