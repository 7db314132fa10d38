import type { Agent } from '../../support/agent.ts'
import type { Ids, Json, Operation } from './operation.ts'

const viewFields = 'room name search chosen opensRoom missing'

const view = { room: 'projects', name: 'Drafts of the winter', search: 'winter', chosen: 'filter=draft' }

const change = { name: 'Whatever is a draft', search: '', opensRoom: true }

/** One of their own, which everybody has to make first. */
const ownView = async (agent: Agent, { savedView }: Ids): Promise<string> => {
  if (savedView === 'nowhere') return savedView
  const { body } = await agent.post<{ id?: string }>('/api/saved-views', { ...view, name: 'Their own' })
  return body.id ?? 'none'
}

export const savedViewsOperations: readonly Operation[] = [
  {
    routes: ['listSavedViews'],
    fields: ['Query.savedViews'],
    allowed: 'admin:enter',
    rest: (agent) => agent.get('/api/saved-views?room=projects'),
    graphql: (agent) => agent.graphql(`{ savedViews(room: projects) { ${viewFields} } }`),
    comparable: ({ savedViews }: { savedViews: Json[] }) => savedViews,
  },
  {
    routes: ['listCountedViews'],
    fields: ['Query.countedViews'],
    allowed: 'admin:enter',
    rest: (agent) => agent.get('/api/saved-views/counts'),
    graphql: (agent) => agent.graphql(`{ countedViews { view { ${viewFields} } count hasMore } }`),
    comparable: ({ countedViews }: { countedViews: Json[] }) => countedViews,
  },
  {
    routes: ['createSavedView'],
    fields: ['Mutation.createSavedView'],
    allowed: 'admin:enter',
    rest: (agent) => agent.post('/api/saved-views', view),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: NewSavedViewInput!) { createSavedView(input: $input) { ${viewFields} } }`,
        { input: view },
      ),
  },
  {
    routes: ['updateSavedView'],
    fields: ['Mutation.updateSavedView'],
    allowed: 'admin:enter',
    rest: async (agent, ids) => agent.put(`/api/saved-views/${await ownView(agent, ids)}`, change),
    graphql: async (agent, ids) =>
      agent.graphql(
        `mutation ($id: ID!, $input: SavedViewChangeInput!) {
          updateSavedView(id: $id, input: $input) { ${viewFields} } }`,
        { id: await ownView(agent, ids), input: change },
      ),
  },
  {
    routes: ['deleteSavedView'],
    fields: ['Mutation.deleteSavedView'],
    allowed: 'admin:enter',
    rest: async (agent, ids) => agent.delete(`/api/saved-views/${await ownView(agent, ids)}`),
    graphql: async (agent, ids) =>
      agent.graphql('mutation ($id: ID!) { deleteSavedView(id: $id) }', { id: await ownView(agent, ids) }),
    comparable: () => 'an id',
  },
]
