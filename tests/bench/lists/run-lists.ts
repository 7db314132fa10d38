import { Client } from 'pg'
import type { PostgresCluster } from '../../support/postgres-cluster.ts'
import { fillDatabase } from '../data/fill-database.ts'
import { makeDatabase } from '../data/make-database.ts'
import type { Ends } from '../ends.ts'
import { type Flags, isWanted } from '../flags.ts'
import { cpuTimeOfDatabase } from '../measure/cpu-time.ts'
import type { Progress } from '../progress.ts'
import { signIn, startProduct } from '../servers.ts'
import { fillLists } from './fill-lists.ts'
import { measurePages, type PageFigures } from './measure-pages.ts'
import { allPages, loadOf, type Records } from './pages.ts'
import { large, quick, type Size, small } from './size.ts'

/** What a page of a list takes where there is little, and where there is much. */
export interface Listed {
  name: string
  small: PageFigures
  large: PageFigures
}

const nothing = { projects: 0, giftsPerProject: 0, events: 0, subscribersPerEvent: 0, messages: 0 }

const findRecords = async (url: string): Promise<Records> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const first = async (sql: string): Promise<string> =>
    (await client.query<{ id: string }>(sql)).rows[0]?.id ?? ''
  const found = {
    project: await first('select id from projects order by id limit 1'),
    event: await first('select id from events order by id desc limit 1'),
    donor: await first('select person_id as id from person_years order by person_id limit 1'),
    actor: await first('select id from users limit 1'),
  }
  await client.end()
  return found
}

/** Asks for every page of every list, of a gateway with little in its database and of one with much, in turns. */
export const runLists = async (
  cluster: PostgresCluster,
  ends: Ends,
  flags: Flags,
  { step, detail }: Progress,
): Promise<Listed[]> => {
  const databaseCpu = await cpuTimeOfDatabase(cluster.url())
  const start = async (size: Size) => {
    step(`lists: fills a ${size.name} database`)
    const url = await makeDatabase(cluster, size.name, (dataSource) => fillDatabase(dataSource, nothing))
    await fillLists(url, size, (what) => detail(`lists, ${size.name}: ${what}`))
    const gateway = await startProduct(ends, url)
    return { gateway, headers: await signIn(gateway), pages: allPages(await findRecords(url)) }
  }
  const little = await start(small)
  const much = await start(flags.quick ? quick : large)
  const effort = flags.quick ? { rounds: 3, ms: 100 } : { rounds: 5, ms: 400 }
  const results: Listed[] = []
  for (const [index, page] of little.pages.entries()) {
    const name = `lists: ${page.name}`
    if (!isWanted(flags, name)) continue
    detail(name)
    const sides = await Promise.all(
      [little, much].map(async ({ gateway, headers, pages }) => ({
        cpu: gateway.cpu,
        load: await loadOf(gateway, headers, pages[index] ?? page),
      })),
    )
    const [ofLittle, ofMuch] = await measurePages(sides, databaseCpu, effort)
    if (ofLittle && ofMuch) results.push({ name: page.name, small: ofLittle, large: ofMuch })
  }
  step(`lists: ${results.length} pages measured`)
  return results
}
