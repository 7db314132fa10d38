import type { Agent } from './agent.ts'
import type { EventBody } from './content.ts'

/** Somebody on the list of an event, as the team reads it. */
export interface Listed {
  id: string
  name: string
  state: string
  turn: number | null
}

/** An event that is to come, with places for so many; null for no limit. */
export const writeEvent = async (
  asAdmin: Agent,
  places: number | null,
  more: object = {},
): Promise<string> => {
  const texts = { title: 'A walk', content: 'We meet at noon.' }
  const { body } = await asAdmin.post<EventBody>('/api/events', {
    ...{ ...texts, places, date: '2027-04-11' },
    translations: { ka: { title: 'სეირნობა', content: 'შუადღისას ვხვდებით.' } },
    ...more,
  })
  return body.id
}

export const signUp = (agent: Agent, event: string, name: string) =>
  agent.post<{ state?: string; token?: string }>(`/api/events/${event}/subscribers`, {
    name,
    email: `${name.toLowerCase()}@example.org`,
  })

/** Everybody on the list, whoever signed up first before the others. */
export const listed = async (asAdmin: Agent, event: string): Promise<Listed[]> =>
  (await asAdmin.get<Listed[]>(`/api/events/${event}/subscribers`)).body.toReversed()

/** The same, what is told of their places alone: `Ana has a place`, `Beka is number 1`. */
export const standing = async (asAdmin: Agent, event: string): Promise<string[]> =>
  (await listed(asAdmin, event)).map(({ name, state, turn }) =>
    state === 'confirmed' ? `${name} has a place` : `${name} is number ${turn}`,
  )

export const idOf = async (asAdmin: Agent, event: string, name: string): Promise<string> =>
  (await listed(asAdmin, event)).find((each) => each.name === name)?.id ?? ''
