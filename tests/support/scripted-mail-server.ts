import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What a server says at each step of a letter; what is not said is `250 OK`. */
export interface Script {
  greeting?: string
  /** `drips` says a little now and then, and never all of it. */
  hello?: string
  sender?: string
  reader?: string
  data?: string
  end?: (count: number) => string
}

/** A mail server on loopback that says what it is told to, byte by byte as real ones do. */
export const startScriptedServer = async (script: Script) => {
  const sockets = new Set<Socket>()
  let count = 0
  let dripping: NodeJS.Timeout | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    const say = (words: string) => socket.write(`${words}\r\n`, 'utf8')
    let isText = false
    let got = ''
    say(script.greeting ?? '220 mail.example ESMTP')
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1')
      for (;;) {
        const ending = isText ? '\r\n.\r\n' : '\r\n'
        const at = got.indexOf(ending)
        if (at < 0) return
        const line = got.slice(0, at)
        got = got.slice(at + ending.length)
        if (isText) {
          isText = false
          count += 1
          say(script.end?.(count) ?? '250 2.0.0 OK')
          continue
        }
        const [verb = ''] = line.toUpperCase().split(' ')
        if (verb === 'EHLO' && script.hello === 'drips') {
          dripping = setInterval(() => say('250-still.here'), 20)
        } else if (verb === 'EHLO') say(script.hello ?? '250 mail.example')
        else if (verb === 'MAIL') say(script.sender ?? '250 2.1.0 OK')
        else if (verb === 'RCPT') say(script.reader ?? '250 2.1.5 OK')
        else if (verb === 'DATA') {
          const answer = script.data ?? '354 go on'
          isText = answer.startsWith('354')
          say(answer)
        } else if (verb === 'QUIT') {
          say('221 bye')
          socket.end()
        } else say('250 OK')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    close: async () => {
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
