import { walkEvent } from '../../support/content.ts'
import { imports, lifeFields, move, setState, withoutLife } from './content.ts'
import { changesOfMany, type Json, type Operation, removal, toMany, withNested } from './operation.ts'

const eventFields =
  'version title content date startsAt endsAt venue translations { en { title content venue } ka { title content venue } }'

/** What the team is told besides, also where there is no picture and no limit of places. */
const toldFields = 'imageUrl places isFull taken waiting'

const subscription = { name: 'Ana', email: 'ana@example.org' }

export const eventsOperations: readonly Operation[] = [
  {
    routes: ['listComingEvents'],
    fields: ['Query.comingEvents'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/coming-events'),
    graphql: (agent) => agent.graphql(`{ comingEvents { nodes { ${eventFields} } } }`),
    comparable: ({ events }: { events: Json[] }) => ({ nodes: events }),
  },
  ...imports('Events', 'Title in English,Content in English\r\nA walk,At noon.\r\n'),
  {
    routes: ['listEvents'],
    fields: ['Query.events'],
    allowed: 'content:read',
    nested: 'people:read',
    rest: (agent) => agent.get('/api/events'),
    graphql: (agent) =>
      agent.graphql(
        `{ events { nodes { ${eventFields} ${lifeFields} ${toldFields} subscribers { totalCount nodes { name email state turn } } } } }`,
      ),
    comparable: ({ events }: { events: Json[] }) => ({
      nodes: events.map((event) => withNested('subscribers', event)),
    }),
  },
  {
    routes: ['getEvent'],
    fields: ['Query.event'],
    allowed: 'everyone',
    rest: (agent, { event }) => agent.get(`/api/events/${event}`),
    graphql: (agent, { event: id }) =>
      agent.graphql(`query ($id: ID!) { event(id: $id) { ${eventFields} } }`, { id }),
    comparable: ({
      subscribers,
      subscribersTotalCount,
      imageUrl,
      places,
      isFull,
      taken,
      waiting,
      ...event
    }: Json) => withoutLife(event),
  },
  {
    routes: ['createEvent'],
    fields: ['Mutation.createEvent'],
    allowed: 'content:write',
    rest: (agent) => agent.post('/api/events', walkEvent),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: NewEventInput!) { createEvent(input: $input) { ${eventFields} ${lifeFields} ${toldFields} } }`,
        {
          input: walkEvent,
        },
      ),
  },
  {
    routes: ['updateEvent'],
    fields: ['Mutation.updateEvent'],
    allowed: 'content:write',
    rest: (agent, { event }) => agent.put(`/api/events/${event}`, { date: null }),
    graphql: (agent, { event: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: EventChangeInput!) { updateEvent(id: $id, input: $input) { ${eventFields} ${lifeFields} ${toldFields} } }`,
        { id, input: { date: null } },
      ),
  },
  setState('Event', `${eventFields} ${toldFields}`),
  move('Event', `${eventFields} ${toldFields}`),
  {
    routes: ['listSubscribers'],
    fields: [],
    allowed: 'people:read',
    rest: (agent, { event }) => agent.get(`/api/events/${event}/subscribers`),
    graphql: (agent, { event: id }) =>
      agent.graphql(
        'query ($id: ID!) { event(id: $id) { subscribers { nodes { name email state turn } } } }',
        { id },
      ),
    comparable: (nodes: Json[]) => ({ subscribers: { nodes } }),
  },
  {
    routes: ['subscribeToEvent'],
    fields: ['Mutation.subscribeToEvent'],
    allowed: 'everyone',
    rest: (agent, { event }) => agent.post(`/api/events/${event}/subscribers`, subscription),
    graphql: (agent, { event: id }) =>
      agent.graphql(
        'mutation ($id: ID!, $input: EventSubscriptionInput!) { subscribeToEvent(eventId: $id, input: $input) { name email } }',
        { id, input: subscription },
      ),
  },
  removal(
    'removeSubscriber',
    'people:write',
    (agent, { subscriber }) => agent.delete(`/api/subscribers/${subscriber}`),
    ({ subscriber }) => subscriber,
  ),
  removal(
    'restoreSubscriber',
    'people:write',
    (agent, { removedSubscriber }) => agent.post(`/api/subscribers/${removedSubscriber}/restorations`, {}),
    ({ removedSubscriber }) => removedSubscriber,
  ),
  removal(
    'giveSubscriberPlace',
    'people:write',
    (agent, { subscriber }) => agent.post(`/api/subscribers/${subscriber}/places`, {}),
    ({ subscriber }) => subscriber,
  ),
  {
    routes: ['giveUpPlace'],
    fields: ['Mutation.giveUpPlace'],
    allowed: 'everyone',
    rest: (agent, { placeToken: token }) => agent.post('/api/event-places/given-up', { token }),
    graphql: (agent, { placeToken: token }) =>
      agent.graphql('mutation ($token: String!) { giveUpPlace(token: $token) }', { token }),
    comparable: () => true,
  },
  removal(
    'deleteEvent',
    'content:write',
    (agent, { event }) => agent.delete(`/api/events/${event}`),
    ({ event }) => event,
  ),
  toMany('deleteEvents', 'content:write', '/api/events/deletions', ({ event }) => event),
  changesOfMany('setEventStates', 'content:write', '/api/events/states', 'LifeOfOneInput', ({ event }) => ({
    id: event,
    state: 'archived',
  })),
]
