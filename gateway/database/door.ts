import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Where the embedded database of a running gateway listens: the directory of its socket, or an address of this machine. */
const doorShape = z.object({ host: z.string(), port: z.number() })

export type Door = z.infer<typeof doorShape>

const fileIn = (dataDir: string): string => path.join(dataDir, 'door.json')

/** Written by whoever holds the directory, for whoever looks for the database beside it. */
export const tellDoor = (dataDir: string, { host, port }: Door): void =>
  writeFileSync(fileIn(dataDir), `${JSON.stringify({ host, port })}\n`, { mode: 0o600 })

export const forgetDoor = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })

/** What a gateway that is gone has left says nothing of one that is there: whoever goes there finds nobody. */
export const findDoor = (dataDir: string): Door =>
  doorShape.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
