import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../cluster/ports.ts'
import { isExecutable } from '../../cluster/programs.ts'

const startLimitMs = 15_000

/** A running Redis of our own on a loopback port, which keeps nothing. */
export interface RedisServer {
  url: string
  /** Has it stand still, with every connection open, and go on. */
  freeze: () => void
  thaw: () => void
  /** Ends it as if by a crash. */
  kill: () => Promise<void>
  /** Starts it again where it was, empty. */
  start: () => Promise<void>
  /** The same as a crash, and removes its folder. */
  stop: () => Promise<void>
}

/** The program, or null where there is none: REDIS_SERVER if set, else one of the PATH. */
export const findRedis = ({ REDIS_SERVER, PATH = '' }: NodeJS.ProcessEnv = process.env): string | null => {
  const places = PATH.split(delimiter).map((directory) => join(directory, 'redis-server'))
  return (REDIS_SERVER ? [REDIS_SERVER] : places).find(isExecutable) ?? null
}

/** The shell holds our end of a pipe: when that closes, because we close it or are gone, it kills the server. */
const keeper = `
"$@" >/dev/null 2>&1 &
echo $!
cat >/dev/null
kill -KILL $! 2>/dev/null
wait $!
`

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('+PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** @throws when it is not installed, or does not start */
export const startRedis = async (): Promise<RedisServer> => {
  const program = findRedis()
  if (program === null) throw new Error('Redis is not installed')
  const directory = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const options = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    directory,
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  let running: { pid: number; end: () => Promise<void> } | null = null

  const start = async (): Promise<void> => {
    const child = spawn('/bin/sh', ['-c', keeper, 'keeper', program, ...options.map(String)], {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    })
    const [pid] = await once(child.stdout, 'data')
    running = {
      pid: Number(pid),
      end: async () => {
        const closed = once(child, 'close')
        child.stdin.end()
        await closed
      },
    }
    for (const deadline = Date.now() + startLimitMs; !(await answers(port)); await pause(20)) {
      if (Date.now() > deadline) throw new Error('Redis did not start')
    }
  }
  const kill = async (): Promise<void> => {
    await running?.end()
    running = null
  }
  const signal = (name: NodeJS.Signals) => (): void => {
    if (running) process.kill(running.pid, name)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: signal('SIGSTOP'),
    thaw: signal('SIGCONT'),
    kill,
    start,
    stop: async () => {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
