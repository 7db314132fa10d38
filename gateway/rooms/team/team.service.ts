import type { Session } from '../../../schema/accounts.ts'
import { defaultLocale, type Locale } from '../../../schema/locales.ts'
import {
  acceptance,
  invitation,
  invitationDays,
  invitationInput,
  invitationToken,
  joining,
  memberAccess,
  memberRole,
  type NewInvitation,
  type OpenedInvitation,
  type Team,
  type TeamMember,
  teamMember,
} from '../../../schema/team.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, requireSignedIn, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { requireVersion } from '../../models/records.service.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Place } from '../accounts/place.ts'
import { invitationHash as hashOf, type InvitationTokens } from './invitation-tokens.ts'
import type { Change, TeamRepository } from './team.repository.ts'

interface Dependencies {
  team: TeamRepository<Pick<AccountsService, 'join' | 'beginAs'>>
  accounts: Pick<AccountsService, 'proveForTeam'>
  tokens: InvitationTokens
  publicWrites: Limit
  clock: Clock
  outbox: Outbox | null
}

const day = 86_400_000

/** Who works here, what each may do, and how somebody comes to. */
export const createTeamService = ({ team, accounts, tokens, publicWrites, clock, outbox }: Dependencies) => {
  const change = async (
    id: string,
    by: string,
    to: Change,
    version: number | undefined,
    from: MadeFrom,
  ): Promise<TeamMember> => {
    const check = (stood: { version: number }) => requireVersion(stood, version, from)
    const member = isId(id) ? await team.change(id, by, to, check, clock.now()) : null
    if (!member) throw notFound(teamMember.singular)
    return member
  }

  return {
    /** Who works here, and who is invited. */
    get: async (viewer: Viewer): Promise<Team> => {
      requirePermission(viewer, 'team:manage')
      const now = clock.now()
      const [members, invitations] = await Promise.all([team.members(now), team.invitations(now)])
      return { members, invitations }
    },

    /**
     * Makes a link that lets somebody join with a role. With a key the same request, made again within a day, answers
     * the same link. With an email the link goes there by letter as well, in the transaction that makes it.
     * @throws Problem `validation_failed`, `idempotency_key_reused`, `letters_off`, `not_found` where it was used or taken
     * back since
     */
    invite: async (
      viewer: Viewer,
      input: unknown,
      idempotencyKey?: string | null,
      requested: Locale = defaultLocale,
    ): Promise<NewInvitation> => {
      const { id: invitedBy } = requirePermission(viewer, 'team:manage')
      const { name, role, email, locale } = parse(invitationInput, input)
      const letter = email ? { recipient: email, locale: locale ?? requested } : null
      if (letter && outbox === null) throw new Problem('letters_off')
      const asked = letter ? [name, role, letter.recipient, letter.locale] : [name, role]
      const request = keyedRequest('inviteToTeam', { viewer, idempotencyKey }, asked)
      const id = newId()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + invitationDays * day)
      const tokenHash = hashOf(tokens.make(id))
      const made = await team.invite(
        { id, tokenHash, name, role, createdAt, expiresAt, invitedBy },
        request,
        outbox && letter && { outbox, ...letter },
      )
      if (!made) throw notFound(invitation.singular)
      return { ...made, token: tokens.make(made.id) }
    },

    /** @throws Problem `not_found`, also for one that was used */
    withdraw: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'team:manage')
      if (!isId(id) || !(await team.withdraw(id))) throw notFound(invitation.singular)
    },

    /**
     * Gives a member another role, which may be none in the team, and ends their sessions.
     * @throws Problem `not_found`, `validation_failed`, `last_admin`, `edit_conflict` when `input` names a version that is
     * no longer the current one, `precondition_failed` when the current one is not among those in `from`
     */
    changeRole: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      from: MadeFrom = null,
    ): Promise<TeamMember> => {
      const { id: by } = requirePermission(viewer, 'team:manage')
      const { version, role } = parse(memberRole, input)
      return change(id, by, { role }, version, from)
    },

    /**
     * Lets a member in no longer, and ends their sessions at once; or lets them in again.
     * @throws Problem `not_found`, `validation_failed`, `last_admin`, `edit_conflict` and `precondition_failed` as above
     */
    setAccess: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      from: MadeFrom = null,
    ): Promise<TeamMember> => {
      const { id: by } = requirePermission(viewer, 'team:manage')
      const { version, disabled } = parse(memberAccess, input)
      return change(id, by, { disabledAt: disabled ? clock.now() : null }, version, from)
    },

    /** @throws Problem `not_found` */
    endSessions: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'team:manage')
      if (!isId(id) || !(await team.endSessions(id))) throw notFound(teamMember.singular)
    },

    /**
     * What a link invites to, for whoever has it; and for whoever has it from a letter, where that went.
     * @throws Problem `not_found` where it was used, taken back or is over
     */
    findInvitation: async (input: unknown): Promise<OpenedInvitation> => {
      const { token } = parse(invitationToken, input)
      const found = await team.findInvitation(hashOf(token), clock.now())
      if (!found) throw notFound(invitation.singular)
      const address = await team.addressOf(found.id)
      const isTheirs = address !== null && tokens.isFromLetter(token, found.id, address)
      return { ...found, email: isTheirs ? address : null }
    },

    /**
     * Joins with a new account, and signs it in. Whoever has the link from a letter to the address that they join with has
     * confirmed that by it.
     * @throws Problem `not_found`, `validation_failed`, `rate_limited`, `username_taken`, `email_taken`
     */
    join: async (input: unknown, locale: Locale, { address, device }: Place): Promise<Session> => {
      const { token, ...person } = parse(joining, input)
      await publicWrites.take(address)
      const joined = await team.use(hashOf(token), clock.now(), (role, within, id) => {
        const isConfirmed = tokens.isFromLetter(token, id, person.email)
        return within.join(person, role, locale, { address, device }, isConfirmed)
      })
      if (!joined) throw notFound(invitation.singular)
      return joined
    },

    /**
     * Gives the viewer's own account the role of an invitation, ends its sessions, and begins one with the new role. One
     * whose password would not let it in again is told so before.
     * @throws Problem 401 when nobody is signed in, `not_found`, `in_team_already`, `validation_failed`, `rate_limited`,
     * `password_too_common`
     */
    accept: async (viewer: Viewer, input: unknown, { address, device }: Place): Promise<Session> => {
      const { id, role: now } = requireSignedIn(viewer)
      const { token, currentPassword } = parse(acceptance, input)
      if (now !== 'user') throw new Problem('in_team_already')
      // Beside the transaction of the invitation: a wrong guess counts although nothing comes of it.
      await accounts.proveForTeam(viewer, currentPassword, address)
      const session = await team.use(hashOf(token), clock.now(), (role, within) =>
        within.beginAs(id, role, { address, device }),
      )
      if (!session) throw notFound(invitation.singular)
      return session
    },
  }
}

export type TeamService = ReturnType<typeof createTeamService>
