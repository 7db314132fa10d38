import { type Json, type Operation, removal } from './operation.ts'

const fields = `version address width height name alt focusX focusY useCount uploadedBy createdAt
  translations { en { alt } ka { alt } }
  uses { id kind title isInBin translations { en { title } ka { title } } }`

const input = { name: 'Kennels', focusX: 0.3, focusY: 0.6, translations: { ka: { alt: 'სახლუკები' } } }

export const picturesOperations: readonly Operation[] = [
  {
    routes: ['listPictures'],
    fields: ['Query.pictures'],
    allowed: 'content:read',
    rest: (agent) => agent.get('/api/pictures'),
    graphql: (agent) => agent.graphql(`{ pictures { nodes { ${fields} } } }`),
    comparable: ({ pictures }: { pictures: Json[] }) => ({ nodes: pictures }),
  },
  {
    routes: ['getPicture'],
    fields: ['Query.picture'],
    allowed: 'content:read',
    rest: (agent, { picture }) => agent.get(`/api/pictures/${picture}`),
    graphql: (agent, { picture: id }) =>
      agent.graphql(`query ($id: ID!) { picture(id: $id) { ${fields} } }`, { id }),
  },
  {
    routes: ['updatePicture'],
    fields: ['Mutation.updatePicture'],
    allowed: 'content:write',
    rest: (agent, { picture }) => agent.put(`/api/pictures/${picture}`, input),
    graphql: (agent, { picture: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: PictureChangeInput!) { updatePicture(id: $id, input: $input) { ${fields} } }`,
        { id, input },
      ),
  },
  removal(
    'deletePicture',
    'content:write',
    (agent, { picture }) => agent.delete(`/api/pictures/${picture}`),
    ({ picture }) => picture,
  ),
]
