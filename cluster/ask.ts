import { connect } from 'node:net'

/** Milliseconds a part of this machine gets to answer whether it is well. */
const patience = 1000

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

/** Whether somebody listens there. */
export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: patience })
    const tell = (open: boolean) => () => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', tell(true)).once('error', tell(false)).once('timeout', tell(false))
  })
