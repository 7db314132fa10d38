import { readdir, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'

/** Milliseconds in which a process that has made a directory listens in it. */
const young = 60_000

/** Whether nobody listens there any more; whoever is not there yet, or does not answer this user, is left alone. */
const isLeft = (socketFile: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketFile)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT'),
    )
  })

/** Removes what processes that were killed have left of their directories, `<prefix>…` in `base`, of a socket each. */
export const sweepSockets = async (base: string, prefix: string, socketFile: string): Promise<void> => {
  const names = (await readdir(base)).filter((name) => name.startsWith(prefix))
  for (const directory of names.map((name) => path.join(base, name))) {
    try {
      const { mtimeMs } = await stat(directory)
      const isOld = Date.now() - mtimeMs > young
      if (isOld && (await isLeft(path.join(directory, socketFile)))) {
        await rm(directory, { recursive: true, force: true })
      }
    } catch {
      // Somebody else's, or swept by somebody else: there is nothing to be done about either.
    }
  }
}
