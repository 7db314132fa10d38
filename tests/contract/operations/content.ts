import type { Ids, Json, Operation } from './operation.ts'

export const lifeFields = 'state publishedAt archivedAt'

const recordPreviewFields =
  'created changed unchanged refused notTaken { field rows } rows { line outcome title changes { field before after } errors { field code message } }'

/** What imports a file of records, and what tells before what it would do. */
export const imports = (noun: 'Projects' | 'Events', csv: string): Operation[] => {
  const path = `/api/${noun.toLowerCase()}`
  const operation = (name: string, address: string, fields: string): Operation => ({
    routes: [name],
    fields: [`Mutation.${name}`],
    allowed: 'content:write',
    rest: (agent) => agent.post(address, { csv }),
    graphql: (agent) =>
      agent.graphql(`mutation ($csv: String!) { ${name}(csv: $csv) { ${fields} } }`, { csv }),
  })
  return [
    operation(`preview${noun}Import`, `${path}/import-previews`, recordPreviewFields),
    operation(`import${noun}`, `${path}/imports`, 'created changed unchanged'),
  ]
}

/** What everybody reads says nothing of a life that goes on. */
export const withoutLife = ({ state, publishedAt, archivedAt, ...record }: Json): Json => record

/** One that decides who is shown a record. */
export const setState = (noun: 'Project' | 'Event', fields: string): Operation => {
  const idOf = ({ project, event }: Ids): string => (noun === 'Project' ? project : event)
  const input = { state: 'scheduled', publishedAt: '2030-12-01T05:00:00.000Z' }
  return {
    routes: [`set${noun}State`],
    fields: [`Mutation.set${noun}State`],
    allowed: 'content:write',
    rest: (agent, ids) => agent.put(`/api/${noun.toLowerCase()}s/${idOf(ids)}/state`, input),
    graphql: (agent, ids) =>
      agent.graphql(
        `mutation ($id: ID!, $input: LifeInput!) { set${noun}State(id: $id, input: $input) { ${fields} ${lifeFields} } }`,
        { id: idOf(ids), input },
      ),
  }
}

/** One that puts a record into its place among the others. */
export const move = (noun: 'Project' | 'Event', fields: string): Operation => {
  const idOf = ({ project, event }: Ids): string => (noun === 'Project' ? project : event)
  return {
    routes: [`move${noun}`],
    fields: [`Mutation.move${noun}`],
    allowed: 'content:write',
    rest: (agent, ids) => agent.put(`/api/${noun.toLowerCase()}s/${idOf(ids)}/place`, { before: idOf(ids) }),
    graphql: (agent, ids) =>
      agent.graphql(
        `mutation ($id: ID!, $input: PlaceInput!) { move${noun}(id: $id, input: $input) { ${fields} ${lifeFields} } }`,
        { id: idOf(ids), input: { before: idOf(ids) } },
      ),
  }
}
