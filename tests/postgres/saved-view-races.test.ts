import { expect } from 'vitest'
import { mostViews } from '../../schema/limits.ts'
import type { SavedView } from '../../schema/saved-views.ts'
import { password } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const path = '/api/saved-views'

/** One person on two devices, each at a gateway of its own. */
const test = withDatabase.extend('devices', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const signIn = async (): Promise<Agent> => {
    const visitor = createAgent(await gatewayOver(await open()))
    const credentials = { username: 'founder', password }
    const { body } = await visitor.post<{ token: string }>('/api/login', credentials)
    return visitor.as(body.token)
  }
  return [await signIn(), await signIn()] as const
})

const viewsOf = async (agent: Agent): Promise<SavedView[]> =>
  (await agent.get<{ savedViews: SavedView[] }>(`${path}?room=bin`)).body.savedViews

/** So many at once, from both devices in turns. */
const saveAtOnce = (devices: readonly [Agent, Agent], count: number, view: (index: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      devices[index % 2 === 0 ? 0 : 1].post(path, { room: 'bin', ...view(index) }),
    ),
  )

test('of one name that is saved on two devices at once one view is kept', async ({ devices }) => {
  const answers = await saveAtOnce(devices, 6, (index) => ({ name: index < 3 ? 'Letters' : 'LETTERS' }))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await viewsOf(devices[0])).toHaveLength(1)
})

test('of too many that are saved at once there are as many as there can be, and one opens the room', async ({
  devices,
}) => {
  const answers = await saveAtOnce(devices, mostViews + 4, (index) => ({
    name: `View ${index}`,
    opensRoom: true,
  }))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostViews)
  const views = await viewsOf(devices[1])
  expect(views).toHaveLength(mostViews)
  expect(views.filter(({ opensRoom }) => opensRoom)).toHaveLength(1)
})
