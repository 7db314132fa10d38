import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { unlike } from './alive.ts'
import { effort } from './effort.ts'
import { test } from './on-server.ts'

/** Milliseconds in which a gateway ends, and some for a machine that does other things as well. */
const longestEnd = 10_000 + 3000

/** How many ask without a pause. */
const clients = 20

/** The status of an answer that has come whole, or what has come instead. */
const askOnce = async (url: string, authorization: string, agent: Agent): Promise<number | string> => {
  try {
    const [answer] = (await once(get(url, { agent, headers: { authorization } }), 'response')) as [
      IncomingMessage,
    ]
    await text(answer)
    return answer.statusCode ?? 0
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

test('a gateway that is told to end under load answers all that has arrived, and ends in order', async ({
  count,
  site,
}) => {
  const [ends, requests] = [count(10, 'ends under load'), count(10, 'requests until the end')]
  const { authorization } = site
  for (let round = 0; round < effort(2, 20); round++) {
    if (round > 0) await site.killAndStart()
    const agent = new Agent({ keepAlive: true, maxSockets: clients })
    const statuses: (number | string)[] = []
    const ask = async (): Promise<void> => {
      const url = `${site.gateway().address}/api/contacts`
      while (!statuses.includes('ECONNREFUSED')) statuses.push(await askOnce(url, authorization, agent))
    }
    const asking = Promise.all(Array.from({ length: clients }, ask))
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(clients * 2)
    const begun = performance.now()
    const code = await site.gateway().stop()
    const took = performance.now() - begun
    await asking
    agent.destroy()
    ends.add(1, code === 0 && took < longestEnd ? [] : [`exit code ${code} after ${Math.round(took)} ms`])
    requests.add(statuses.length, unlike([200, 503, 'ECONNREFUSED'], statuses))
  }
  expect([ends.faults, requests.faults]).toEqual([[], []])
})
