import { connect } from 'node:net'

/** Milliseconds a part of this machine gets to answer whether it is well. */
export const patience = 1000

/** The status a part answers to `GET`; 0 where it does not answer. */
export const statusOf = async (port: number, path: string): Promise<number> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

/** What a part says of itself, as JSON, where it answers 200; null where it does not. */
export const saidBy = async (port: number, path: string): Promise<Record<string, unknown> | null> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(patience) })
    const said: unknown = await answer.json()
    return answer.status === 200 && typeof said === 'object' ? { ...said } : null
  } catch {
    return null
  }
}

/**
 * Whether what listens there answers just that to what it is sent. That a connection is taken says nothing: the kernel takes
 * it for a program that stands still.
 */
export const repliesWith = (port: number, sent: string, reply: string): Promise<boolean> =>
  new Promise((resolve) => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1' })
    const tell = (isSo: boolean): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(isSo)
    }
    const timer = setTimeout(tell, patience, false)
    socket.setEncoding('utf8').on('data', (more: string) => {
      said += more
      if (said === reply || !reply.startsWith(said)) tell(said === reply)
    })
    socket.once('error', () => tell(false)).once('end', () => tell(false))
    socket.write(sent)
  })
