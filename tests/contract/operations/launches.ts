import type { Json, Operation } from './operation.ts'

const fields =
  'feature launched launchedAt launchedBy needs { name isMet missing } ways { name isSetUp needs lastAnswer { outcome status askedAt } }'

/** When it is done differs from one attempt to the next. */
const withoutMoment = ({ launchedAt, ...launch }: Json): Json => launch

export const launchesOperations: readonly Operation[] = [
  {
    routes: ['getSwitches'],
    fields: ['Query.switches'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/switches'),
    graphql: (agent) => agent.graphql('{ switches { letters newsletter projects giving events } }'),
  },
  {
    routes: ['listLaunches'],
    fields: ['Query.launches'],
    allowed: 'launches:manage',
    rest: (agent) => agent.get('/api/launches'),
    graphql: (agent) => agent.graphql(`{ launches { ${fields} } }`),
  },
  {
    routes: ['setLaunch'],
    fields: ['Mutation.setLaunch'],
    allowed: 'launches:manage',
    rest: (agent, { launch }) => agent.put(`/api/launches/${launch}/state`, { launched: true }),
    graphql: (agent, { launch: feature }) =>
      agent.graphql(
        `mutation ($feature: Launchable!) { setLaunch(feature: $feature, launched: true) {
          feature launched launchedBy needs { name isMet missing } ways { name isSetUp needs lastAnswer { outcome status askedAt } }
        } }`,
        { feature },
      ),
    comparable: withoutMoment,
  },
]
