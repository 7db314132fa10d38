import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { session } from '../../../schema/accounts.ts'
import {
  acceptance,
  invitation,
  invitationInput,
  invitationToken,
  joining,
  memberAccess,
  memberRole,
  newInvitation,
  openedInvitation,
  openSessionsDescription,
  type TeamMember,
  teamMember,
} from '../../../schema/team.ts'
import { notFound } from '../../core/problem.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody, tagHeader } from '../../openapi/documentation.ts'
import { changedIfMatch, type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  changeRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
  sessionRefusals,
} from '../../openapi/problem-responses.ts'
import { permitted, signedInOnly } from '../../openapi/security.ts'
import { sessionExamples } from '../accounts/accounts.examples.ts'
import { accessExamples, exampleMember, invitationExamples, roleExamples } from './team.examples.ts'
import type { TeamService } from './team.service.ts'

/** Of links there is no example that anybody could follow. */
const noExamples = {}

const tags = ['team']
const managing = { tags, ...permitted('team:manage') }

const memberRepresentation = representationOf(teamMember)
  .extend({ openSessions: z.int().meta({ description: openSessionsDescription }) })
  .meta({ title: teamMember.name })

const invitationRepresentation = representationOf(invitation)

const teamRepresentation = z
  .object({ members: z.array(memberRepresentation), invitations: z.array(invitationRepresentation) })
  .meta({ title: 'Team' })

const one = { summary: 'One', value: exampleRecord(invitation) }

const getSchema = {
  ...managing,
  operationId: 'getTeam',
  summary: 'Who works here, and who is invited',
  response: {
    200: jsonAnswer('In the order they came; the newest invitation first.', teamRepresentation, {
      one: { summary: 'One of each', value: { members: [exampleMember], invitations: [one.value] } },
    }),
    ...problemResponses(...adminRefusals),
  },
}

const inviteSchema = {
  ...managing,
  ...localisedOnce,
  operationId: 'inviteToTeam',
  summary: 'Make a link that lets somebody join the team, once',
  description:
    'Hand it over as `/invitation#<token>`: what stands behind the `#` reaches no address that is asked for, and so no log. With an email it goes there by letter as well, where the site sends letters.',
  body: jsonBody('InvitationInput', invitationInput, invitationExamples),
  response: {
    201: jsonAnswer('The invitation, with its token.', representationOf(newInvitation), {
      one: { summary: 'One', value: exampleRecord(newInvitation) },
    }),
    ...problemResponses(
      refusalOf(invitationInput, { name: 'Eka', role: 'user' }),
      notFound(invitation.singular),
      'letters_off',
      ...adminRefusals,
      ...createRefusals,
    ),
  },
}

const withdrawSchema = {
  ...managing,
  operationId: 'withdrawInvitation',
  summary: 'Take an invitation back',
  params: idParams(invitation),
  response: {
    204: emptyAnswer('Its link leads nowhere.'),
    ...problemResponses(...adminRefusals, ...changeRefusals, notFound(invitation.singular)),
  },
}

const memberAnswers = (refusal: ReturnType<typeof refusalOf>) => ({
  200: jsonAnswer(
    'The member as they are now.',
    memberRepresentation,
    { one: { summary: 'A member', value: exampleMember } },
    tagHeader,
  ),
  ...problemResponses(
    refusal,
    notFound(teamMember.singular),
    'last_admin',
    'edit_conflict',
    'precondition_failed',
    ...adminRefusals,
    ...bodyRefusals,
  ),
})

const roleSchema = {
  ...managing,
  operationId: 'changeRole',
  summary: 'Give a member another role',
  description: 'Their sessions end. With `user` they leave the team.',
  ...changedIfMatch,
  params: idParams(teamMember),
  body: jsonBody('MemberRole', memberRole, roleExamples),
  response: memberAnswers(refusalOf(memberRole, { role: 'king' })),
}

const accessSchema = {
  ...managing,
  operationId: 'setMemberAccess',
  summary: 'Let a member in no longer, or again',
  description: 'Their sessions end at once.',
  ...changedIfMatch,
  params: idParams(teamMember),
  body: jsonBody('MemberAccess', memberAccess, accessExamples),
  response: memberAnswers(refusalOf(memberAccess, {})),
}

const endSchema = {
  ...managing,
  operationId: 'endMemberSessions',
  summary: 'End all sessions of a member',
  params: idParams(teamMember),
  response: {
    204: emptyAnswer('They sign in again, wherever they were.'),
    ...problemResponses(...adminRefusals, ...changeRefusals, notFound(teamMember.singular)),
  },
}

const findSchema = {
  tags,
  operationId: 'getInvitation',
  summary: 'What a link invites to',
  description: 'For whoever has it. The token is sent in the body, so that no log has it.',
  body: jsonBody('InvitationToken', invitationToken, noExamples),
  response: {
    200: jsonAnswer('The invitation.', representationOf(openedInvitation), {
      one: { summary: 'By letter', value: exampleRecord(openedInvitation) },
    }),
    ...problemResponses(refusalOf(invitationToken, {}), notFound(invitation.singular), ...bodyRefusals),
  },
}

const sessionAnswer = {
  200: jsonAnswer('The user and the token of a new session.', representationOf(session), sessionExamples),
}

const joinSchema = {
  tags,
  ...localisedOnce,
  operationId: 'joinTeam',
  summary: 'Join the team with a new account',
  body: jsonBody('Joining', joining, noExamples),
  response: {
    ...sessionAnswer,
    ...problemResponses(
      refusalOf(joining, {}),
      notFound(invitation.singular),
      'username_taken',
      'email_taken',
      ...bodyRefusals,
    ),
  },
}

const acceptSchema = {
  tags,
  ...signedInOnly,
  operationId: 'acceptInvitation',
  summary: 'Join the team with your account',
  description:
    'Your sessions end, and a new one is opened. A password that is too common for the team is to be changed first.',
  body: jsonBody('Acceptance', acceptance, noExamples),
  response: {
    ...sessionAnswer,
    ...problemResponses(
      refusalOf(acceptance, {}),
      notFound(invitation.singular),
      'in_team_already',
      'password_too_common',
      ...sessionRefusals,
      ...bodyRefusals,
    ),
  },
}

const answer = (member: TeamMember, reply: FastifyReply): TeamMember => {
  reply.header('etag', versionTag(member.version))
  return member
}

export const teamRoutes = (app: FastifyInstance, team: TeamService): void => {
  app.get('/api/team', { schema: getSchema }, ({ viewer }) => team.get(viewer))

  app.post('/api/team/invitations', { schema: inviteSchema }, async (request, reply) => {
    const { viewer, body, idempotencyKey, locale } = request
    return reply.code(201).send(await team.invite(viewer, body, idempotencyKey, locale))
  })

  app.delete<IdParams>(
    '/api/team/invitations/:id',
    { schema: withdrawSchema },
    async ({ viewer, params }, reply) => {
      await team.withdraw(viewer, params.id)
      return reply.code(204).send()
    },
  )

  app.put<IdParams>('/api/team/members/:id/role', { schema: roleSchema }, async (request, reply) => {
    const { viewer, params, body, headers } = request
    return answer(await team.changeRole(viewer, params.id, body, readIfMatch(headers['if-match'])), reply)
  })

  app.put<IdParams>('/api/team/members/:id/access', { schema: accessSchema }, async (request, reply) => {
    const { viewer, params, body, headers } = request
    return answer(await team.setAccess(viewer, params.id, body, readIfMatch(headers['if-match'])), reply)
  })

  app.delete<IdParams>(
    '/api/team/members/:id/sessions',
    { schema: endSchema },
    async ({ viewer, params }, reply) => {
      await team.endSessions(viewer, params.id)
      return reply.code(204).send()
    },
  )

  app.post('/api/invitation', { schema: findSchema }, ({ body }) => team.findInvitation(body))

  // A link is used once: neither needs a key besides, and both answer as signing in does.
  app.post('/api/invitation/join', { schema: joinSchema }, ({ body, locale, address, device }) =>
    team.join(body, locale, { address, device }),
  )

  app.post('/api/invitation/acceptance', { schema: acceptSchema }, ({ viewer, body, address, device }) =>
    team.accept(viewer, body, { address, device }),
  )
}
