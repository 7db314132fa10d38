import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { limitMaking } from '../../http/limit-making.ts'
import { renderProblems } from '../../http/send-problem.ts'
import { exportsRoutes } from './exports.routes.ts'
import type { ExportsService } from './exports.service.ts'

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Asks for the ledger as a file, which takes it so many seconds to begin, and to go on after its head; answers after so many. */
const askFor = async (toBegin: number, toGoOn: number, seconds: number) => {
  const chunks = async function* () {
    yield 'reference\n'
    await pause(toGoOn)
    yield 'AA-1\n'
  }
  const ledger: ExportsService['ledger'] = async () => {
    await pause(toBegin)
    return { fileName: 'ledger.csv', rowCount: 1, chunks: chunks() }
  }
  const said: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => said.push(line) } } })
  onTestFinished(() => app.close())
  limitMaking(app)
  renderProblems(app, {})
  exportsRoutes(app, { ledger } as ExportsService)
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = vi.fn<(told: { status: number; body: string }) => void>()
  app.inject('/api/exports/ledger.csv').then(({ statusCode, body }) => answer({ status: statusCode, body }))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  return { answer: answer.mock.calls[0]?.[0], said }
}

describe('a file', () => {
  it('that has not begun within half a minute is refused, before a proxy takes the gateway for one that stands still', async () => {
    const { answer, said } = await askFor(45, 0, 30)
    expect(answer?.status).toBe(503)
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'unavailable' })
    // Nobody is answered twice.
    await vi.advanceTimersByTimeAsync(20_000)
    expect(said.filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT'))).toEqual([])
  })

  it('that has begun is sent to its end, however long that takes', async () => {
    const { answer } = await askFor(20, 25, 50)
    expect(answer).toEqual({ status: 200, body: 'reference\nAA-1\n' })
  })
})
