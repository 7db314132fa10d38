import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What a network does to those who talk over it. */
export const networkFaults = ['delay', 'reset', 'black hole', 'half close'] as const

export type NetworkFault = (typeof networkFaults)[number]

/** Milliseconds that a slow network keeps each piece. */
const delayMs = 400

/** A stretch of network between a gateway and its database, which fails when it is told to. */
export interface Network {
  port: number
  /** From now on, for the connections there are and for new ones. */
  fail: (fault: NetworkFault) => void
  /** Once: what has the last of these words in it, after all others, arrives, and the connection is cut before it is answered. */
  cutAfter: (...words: string[]) => void
  /** To another port from now on; every connection there is ends. */
  leadTo: (port: number) => void
  /** All is well again; what was on its way is lost, as are the connections it was on. */
  heal: () => void
  close: () => Promise<void>
}

/** Both ends of a connection: whoever has called, and whom they have called. */
type Line = readonly [caller: Socket, called: Socket]

export const startNetwork = async (first: number): Promise<Network> => {
  const lines = new Set<Line>()
  let target = first
  let fault: NetworkFault | null = null
  let awaited: string[] = []

  /** Piece after piece, each as late as the network is by then. */
  const carry = (from: Socket, to: Socket): void => {
    let last = Promise.resolve()
    from.on('data', (piece) => {
      if (fault === 'black hole') return
      const late = fault === 'delay' ? delayMs : 0
      last = last.then(async () => {
        if (late > 0) await pause(late)
        if (to.writable) to.write(piece)
      })
    })
    from.on('end', () => {
      if (fault !== 'black hole') last.then(() => to.end())
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      if (fault !== 'black hole') to.destroySoon()
    })
  }

  /** What answers the last of the words comes no further. */
  const cutAt = ([caller, called]: Line): void => {
    caller.on('data', (piece) => {
      const [next] = awaited
      if (next === undefined || !piece.includes(next)) return
      awaited = awaited.slice(1)
      if (awaited.length > 0) return
      called.removeAllListeners('data')
      called.once('data', () => caller.destroy())
    })
  }

  const strike = ([caller, called]: Line): void => {
    if (fault === 'reset') {
      caller.resetAndDestroy()
      called.destroy()
    }
    if (fault === 'half close') caller.end()
  }

  const server = createServer({ allowHalfOpen: true }, (caller) => {
    const line = [caller, connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })] as const
    const [, called] = line
    lines.add(line)
    caller.once('close', () => lines.delete(line))
    carry(caller, called)
    carry(called, caller)
    cutAt(line)
    strike(line)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cutAll = (): void => {
    for (const line of lines) for (const end of line) end.destroy()
    lines.clear()
  }

  return {
    port: (server.address() as AddressInfo).port,
    fail: (next) => {
      fault = next
      for (const line of lines) strike(line)
    },
    cutAfter: (...words) => {
      awaited = words
    },
    leadTo: (port) => {
      target = port
      cutAll()
    },
    heal: () => {
      fault = null
      cutAll()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      cutAll()
      await closed
    },
  }
}
