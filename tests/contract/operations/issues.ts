import { autumnIssue } from '../../support/content.ts'
import { type Json, type Operation, removal } from './operation.ts'

const issueFields = `version title content state sendAt sentAt endedAt offSiteAt readers unwritten delivered failed doubtful waiting
  translations { en { title content } ka { title content } }`

const archivedFields = `title content sentAt translations { en { title content } ka { title content } }`

export const issuesOperations: readonly Operation[] = [
  {
    routes: ['listIssues'],
    fields: ['Query.issues'],
    allowed: 'content:read',
    rest: (agent) => agent.get('/api/issues'),
    graphql: (agent) => agent.graphql(`{ issues { nodes { ${issueFields} } } }`),
    comparable: ({ issues }: { issues: Json[] }) => ({ nodes: issues }),
  },
  {
    routes: ['getNewsletterIssue'],
    fields: ['Query.issue'],
    allowed: 'content:read',
    rest: (agent, { issue }) => agent.get(`/api/issues/${issue}`),
    graphql: (agent, { issue: id }) =>
      agent.graphql(`query ($id: ID!) { issue(id: $id) { ${issueFields} } }`, { id }),
  },
  {
    routes: ['createNewsletterIssue'],
    fields: ['Mutation.createNewsletterIssue'],
    allowed: 'content:write',
    rest: (agent) => agent.post('/api/issues', autumnIssue),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: NewNewsletterIssueInput!) { createNewsletterIssue(input: $input) { ${issueFields} } }`,
        { input: autumnIssue },
      ),
  },
  {
    routes: ['updateNewsletterIssue'],
    fields: ['Mutation.updateNewsletterIssue'],
    allowed: 'content:write',
    rest: (agent, { issue }) => agent.put(`/api/issues/${issue}`, { title: 'Another autumn' }),
    graphql: (agent, { issue: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewsletterIssueChangeInput!) { updateNewsletterIssue(id: $id, input: $input) { ${issueFields} } }`,
        { id, input: { title: 'Another autumn' } },
      ),
  },
  {
    routes: ['getNewsletterIssueReaders'],
    fields: ['Query.issueReaders'],
    allowed: 'letters:manage',
    rest: (agent) => agent.get('/api/issues/readers'),
    graphql: (agent) => agent.graphql('{ issueReaders { locale readers } }'),
  },
  {
    routes: ['getNewsletterIssuePreviews'],
    fields: ['Query.issuePreviews'],
    allowed: 'content:read',
    rest: (agent, { issue }) => agent.get(`/api/issues/${issue}/previews`),
    graphql: (agent, { issue: id }) =>
      agent.graphql(
        'query ($id: ID!) { issuePreviews(id: $id) { locale subject html text attachments { name path } } }',
        { id },
      ),
  },
  {
    routes: ['setNewsletterIssueState'],
    fields: ['Mutation.setNewsletterIssueState'],
    allowed: 'letters:manage',
    // Nothing is sent before the newsletter is launched; what is a draft already stays one.
    rest: (agent, { issue }) => agent.put(`/api/issues/${issue}/state`, { state: 'draft' }),
    graphql: (agent, { issue: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: IssueStateInput!) { setNewsletterIssueState(id: $id, input: $input) { ${issueFields} } }`,
        { id, input: { state: 'draft' } },
      ),
  },
  {
    routes: ['setNewsletterIssueOnSite'],
    fields: ['Mutation.setNewsletterIssueOnSite'],
    allowed: 'content:write',
    rest: (agent, { issue }) => agent.put(`/api/issues/${issue}/site`, { onSite: false }),
    graphql: (agent, { issue: id }) =>
      agent.graphql(
        `mutation ($id: ID!) { setNewsletterIssueOnSite(id: $id, onSite: false) { ${issueFields} } }`,
        { id },
      ),
  },
  {
    routes: ['listArchivedIssues'],
    fields: ['Query.archivedIssues'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/newsletter/issues'),
    graphql: (agent) => agent.graphql(`{ archivedIssues { nodes { id ${archivedFields} } } }`),
    comparable: ({ issues }: { issues: Json[] }) => ({ nodes: issues }),
  },
  {
    routes: ['getArchivedIssue'],
    fields: ['Query.archivedIssue'],
    allowed: 'everyone',
    rest: (agent, { archivedIssue }) => agent.get(`/api/newsletter/issues/${archivedIssue}`),
    graphql: (agent, { archivedIssue: id }) =>
      agent.graphql(`query ($id: ID!) { archivedIssue(id: $id) { ${archivedFields} } }`, { id }),
  },
  removal(
    'tryNewsletterIssue',
    'content:write',
    (agent, { issue }) => agent.post(`/api/issues/${issue}/trials`, {}),
    ({ issue }) => issue,
  ),
  removal(
    'deleteNewsletterIssue',
    'content:write',
    (agent, { issue }) => agent.delete(`/api/issues/${issue}`),
    ({ issue }) => issue,
  ),
]
