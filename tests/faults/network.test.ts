import { expect } from 'vitest'
import { type NetworkFault, networkFaults, startNetwork } from '../support/tcp-proxy.ts'
import { notAlive, until } from './alive.ts'
import { effort } from './effort.ts'
import { faultsInWritten } from './numbered-writes.ts'
import { test as onServer } from './on-server.ts'
import { type Outcome, openSite } from './site.ts'

/** Milliseconds: half a minute is what the gateway gives an answer; the rest is for a machine that does other things as well. */
const longestAnswer = 30_000 + 5000

const test = onServer
  .extend('network', async ({ server }, { onCleanup }) => {
    const network = await startNetwork(server.port)
    onCleanup(() => network.close())
    return network
  })
  .extend('farSite', async ({ database, network }, { onCleanup }) => {
    const url = new URL(database)
    url.port = String(network.port)
    const site = await openSite({ DATABASE_URL: url.href })
    onCleanup(() => site.stop())
    return site
  })

const unbounded = (fault: NetworkFault, { status, took }: Outcome): string[] =>
  [200, 201, 503].includes(Number(status)) && took < longestAnswer
    ? []
    : [`${fault}: ${status} after ${Math.round(took)} ms`]

test('whatever the network to the database does, every answer comes in time, and all is well after it', async ({
  count,
  database,
  network,
  farSite: site,
}) => {
  const [faults, kept] = [count(5, 'network faults'), count(5, 'acknowledged writes')]
  let gifts = 0
  const give = (number: number) =>
    site.ask(`/api/projects/${site.project}/donations`, {
      body: { amount: 1, donorName: `Writer ${number}` },
      headers: { 'idempotency-key': `gift ${number}` },
    })
  for (const fault of networkFaults) {
    for (let round = 0; round < effort(1, 10); round++) {
      await until(200, () => site.ask('/api/contacts'))
      gifts += 1
      network.fail(fault)
      const answers = await Promise.all([
        give(gifts),
        site.ask('/api/contacts'),
        site.ask('/api/projects'),
        site.ask('/graphql', { body: { query: '{ projects { totalCount } }' } }),
        site.ask('/api/open-projects', { as: 'visitor' }),
      ])
      network.heal()
      const again = await until(200, () => site.ask('/api/contacts'))
      const given = await until(201, () => give(gifts))
      const alive = await notAlive(site)
      faults.add(
        1,
        [...answers.flatMap((answer) => unbounded(fault, answer)), ...again, ...given, ...alive].slice(0, 1),
      )
    }
  }
  kept.add(gifts, await faultsInWritten({ env: { ...site.env, DATABASE_URL: database } }, gifts))
  expect([faults.faults, kept.faults]).toEqual([[], []])
})
