import { presetFields } from '../../../schema/preset-fields.ts'
import { winterProject } from '../../support/content.ts'
import { imports, lifeFields, move, setState, withoutLife } from './content.ts'
import { donationFields } from './fields.ts'
import { changesOfMany, type Json, type Operation, removal, toMany, withNested } from './operation.ts'

const projectFields = `version title description goal raised startDate endDate imageUrl youtubeUrl
  translations { en { title description } ka { title description } }`

/** What the team is told besides, also where there is nothing to tell. */
const toldFields = Object.keys(presetFields).join(' ')

/** Everybody is told of those alone that there are. */
const withoutPresets = (project: Json): Json =>
  Object.fromEntries(Object.entries(project).filter(([name]) => !(name in presetFields)))

export const projectsOperations: readonly Operation[] = [
  {
    routes: ['listProjects'],
    fields: ['Query.projects'],
    allowed: 'content:read',
    nested: 'gifts:read',
    rest: (agent) => agent.get('/api/projects'),
    graphql: (agent) =>
      agent.graphql(`{ projects { nodes { ${projectFields} ${lifeFields} ${toldFields}
        donations { totalCount donorCount unsignedCount nodes { ${donationFields} } } } } }`),
    comparable: ({ projects }: { projects: Json[] }) => ({
      nodes: projects.map((project) => withNested('donations', project)),
    }),
  },
  {
    routes: ['listOpenProjects'],
    fields: ['Query.openProjects'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/open-projects'),
    graphql: (agent) => agent.graphql(`{ openProjects { nodes { ${projectFields} } } }`),
    comparable: ({ projects }: { projects: Json[] }) => ({ nodes: projects }),
  },
  {
    routes: ['getProject'],
    fields: ['Query.project'],
    allowed: 'everyone',
    rest: (agent, { project }) => agent.get(`/api/projects/${project}`),
    graphql: (agent, { project: id }) =>
      agent.graphql(`query ($id: ID!) { project(id: $id) { ${projectFields} } }`, { id }),
    comparable: ({
      donations,
      donationsTotalCount,
      donationsDonorCount,
      donationsUnsignedCount,
      ...project
    }: Json) => withoutPresets(withoutLife(project)),
  },
  {
    routes: ['createProject'],
    fields: ['Mutation.createProject'],
    allowed: 'content:write',
    rest: (agent) => agent.post('/api/projects', winterProject),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: NewProjectInput!) { createProject(input: $input) { ${projectFields} ${lifeFields} ${toldFields} } }`,
        {
          input: winterProject,
        },
      ),
  },
  {
    routes: ['updateProject'],
    fields: ['Mutation.updateProject'],
    allowed: 'content:write',
    rest: (agent, { project }) => agent.put(`/api/projects/${project}`, { goal: 7 }),
    graphql: (agent, { project: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: ProjectChangeInput!) { updateProject(id: $id, input: $input) { ${projectFields} ${lifeFields} ${toldFields} } }`,
        { id, input: { goal: 7 } },
      ),
  },
  ...imports(
    'Projects',
    'Title in English,Description in English,"Goal, lari"\r\nA roof,For the winter.,500\r\n',
  ),
  setState('Project', `${projectFields} ${toldFields}`),
  move('Project', `${projectFields} ${toldFields}`),
  removal(
    'deleteProject',
    'content:write',
    (agent, { emptyProject }) => agent.delete(`/api/projects/${emptyProject}`),
    ({ emptyProject }) => emptyProject,
  ),
  toMany('deleteProjects', 'content:write', '/api/projects/deletions', ({ emptyProject }) => emptyProject),
  changesOfMany(
    'setProjectStates',
    'content:write',
    '/api/projects/states',
    'LifeOfOneInput',
    ({ project }) => ({
      id: project,
      state: 'archived',
    }),
  ),
]
