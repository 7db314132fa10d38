import { autumnIssue } from '../../support/content.ts'
import { type Json, type Operation, removal } from './operation.ts'

const issueFields = `version title content state sendAt sentAt readers delivered failed doubtful
  translations { en { title content } ka { title content } }`

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
    routes: ['getNewsletterIssuePreviews'],
    fields: ['Query.issuePreviews'],
    allowed: 'content:read',
    rest: (agent, { issue }) => agent.get(`/api/issues/${issue}/previews`),
    graphql: (agent, { issue: id }) =>
      agent.graphql('query ($id: ID!) { issuePreviews(id: $id) { locale subject html text } }', { id }),
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
