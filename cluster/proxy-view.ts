import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { patience } from './ask.ts'

/** What HAProxy says of each server behind it: `ready/gateway-1`, and whether it leads anybody there. */
export type ProxyView = ReadonlyMap<string, boolean>

/** What HAProxy answers to a command of its management socket. @throws where it does not answer */
export const askProxy = async (socketFile: string, command: string): Promise<string> => {
  const socket = connect(socketFile)
  socket.setTimeout(patience, () => socket.destroy(new Error('HAProxy does not answer')))
  socket.write(`${command}\n`)
  return text(socket)
}

/** Null where HAProxy does not answer. */
export const viewOfProxy = async (socketFile: string): Promise<ProxyView | null> => {
  try {
    const [, ...lines] = (await askProxy(socketFile, 'show stat')).trim().split('\n')
    const servers = lines
      .map((line) => line.split(','))
      .filter(([, server = '']) => !['FRONTEND', 'BACKEND'].includes(server))
    return new Map(
      servers.map((cells) => [`${cells[0]}/${cells[1]}`, cells[17]?.startsWith('UP') ?? false] as const),
    )
  } catch {
    return null
  }
}
