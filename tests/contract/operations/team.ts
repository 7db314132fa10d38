import { password, signUpOf } from '../../support/accounts.ts'
import { type Json, type Operation, removal } from './operation.ts'

const memberFields = 'version name username email role hasSecondFactor openSessions disabledAt'

const { accountType: _, ...newcomer } = { ...signUpOf('joining'), password: 'a walk by the river' }
const joining = { ...newcomer, confirmPassword: newcomer.password }

const invited = { name: 'Eka', role: 'editor', email: 'eka@example.org', locale: 'ka' }

/** Moments, and what is made by lot, differ from one attempt to the next. */
const withoutMoments = ({ createdAt, expiresAt, seenAt, ...rest }: Json): Json => rest

const viewerFields = 'role name firstName lastName email username accountType'

export const teamOperations: readonly Operation[] = [
  {
    routes: ['getTeam'],
    fields: ['Query.team'],
    allowed: 'team:manage',
    rest: (agent) => agent.get('/api/team'),
    graphql: (agent) =>
      agent.graphql(
        `{ team { members { ${memberFields} } invitations { name role createdAt expiresAt invitedBy } } }`,
      ),
    comparable: ({ members, invitations }: { members: Json[]; invitations: Json[] }) => ({
      members: members.map(({ seenAt, ...member }) => member),
      invitations,
    }),
  },
  {
    routes: ['inviteToTeam'],
    fields: ['Mutation.inviteToTeam'],
    allowed: 'team:manage',
    rest: (agent) => agent.post('/api/team/invitations', invited),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: InvitationInput!) { inviteToTeam(input: $input) { name role invitedBy } }',
        {
          input: invited,
        },
      ),
    comparable: withoutMoments,
  },
  removal(
    'withdrawInvitation',
    'team:manage',
    (agent, { invitation }) => agent.delete(`/api/team/invitations/${invitation}`),
    ({ invitation }) => invitation,
  ),
  {
    routes: ['changeRole'],
    fields: ['Mutation.changeRole'],
    allowed: 'team:manage',
    rest: (agent, { member }) => agent.put(`/api/team/members/${member}/role`, { role: 'viewer' }),
    graphql: (agent, { member: id }) =>
      agent.graphql(`mutation ($id: ID!) { changeRole(id: $id, role: viewer) { ${memberFields} } }`, { id }),
    comparable: withoutMoments,
  },
  {
    routes: ['setMemberAccess'],
    fields: ['Mutation.setMemberAccess'],
    allowed: 'team:manage',
    rest: (agent, { member }) => agent.put(`/api/team/members/${member}/access`, { disabled: false }),
    graphql: (agent, { member: id }) =>
      agent.graphql(`mutation ($id: ID!) { setMemberAccess(id: $id, disabled: false) { ${memberFields} } }`, {
        id,
      }),
    comparable: withoutMoments,
  },
  removal(
    'endMemberSessions',
    'team:manage',
    (agent, { member }) => agent.delete(`/api/team/members/${member}/sessions`),
    ({ member }) => member,
  ),
  {
    routes: ['getInvitation'],
    fields: ['Mutation.findInvitation'],
    allowed: 'everyone',
    rest: (agent, { invitationToken: token }) => agent.post('/api/invitation', { token }),
    graphql: (agent, { invitationToken: token }) =>
      agent.graphql(
        'mutation ($token: String!) { findInvitation(token: $token) { name role createdAt expiresAt invitedBy email } }',
        {
          token,
        },
      ),
  },
  {
    routes: ['joinTeam'],
    fields: ['Mutation.joinTeam'],
    allowed: 'everyone',
    rest: (agent, { invitationToken: token }) => agent.post('/api/invitation/join', { ...joining, token }),
    graphql: (agent, { invitationToken: token }) =>
      agent.graphql(`mutation ($input: JoiningInput!) { joinTeam(input: $input) { ${viewerFields} } }`, {
        input: { ...joining, token },
      }),
  },
  {
    routes: ['acceptInvitation'],
    fields: ['Mutation.acceptInvitation'],
    allowed: 'signed-in',
    refused: { viewer: 'in_team_already', editor: 'in_team_already', admin: 'in_team_already' },
    rest: (agent, { invitationToken: token }) =>
      agent.post('/api/invitation/acceptance', { token, currentPassword: password }),
    graphql: (agent, { invitationToken: token }) =>
      agent.graphql(
        `mutation ($token: String!, $currentPassword: String!) {
          acceptInvitation(token: $token, currentPassword: $currentPassword) { ${viewerFields} }
        }`,
        { token, currentPassword: password },
      ),
  },
]
