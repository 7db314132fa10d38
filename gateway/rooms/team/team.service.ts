import { createHash } from 'node:crypto'
import type { Session } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import {
  type Invitation,
  invitation,
  invitationDays,
  invitationInput,
  invitationToken,
  joining,
  memberAccess,
  memberRole,
  type NewInvitation,
  type Team,
  type TeamMember,
  teamMember,
} from '../../../schema/team.ts'
import type { KeyedHash } from '../../authentication/keyed-hash.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, requireSignedIn, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { AccountsService, Place } from '../accounts/accounts.service.ts'
import type { TeamRepository } from './team.repository.ts'

interface Dependencies {
  team: TeamRepository<Pick<AccountsService, 'join' | 'beginAs'>>
  keyedHash: KeyedHash
  publicWrites: Limit
  clock: Clock
}

const day = 86_400_000

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who works here, what each may do, and how somebody comes to. */
export const createTeamService = ({ team, keyedHash, publicWrites, clock }: Dependencies) => {
  /** Whoever makes the same request again is told the same link: it is worked out, not kept. */
  const tokenOf = (id: string): string => `${id}.${keyedHash.hash(`invitation ${id}`)}`

  const memberAfter = async (id: string, change: () => Promise<boolean>): Promise<TeamMember> => {
    const isChanged = isId(id) && (await change())
    const member = isChanged ? await team.find(id, clock.now()) : null
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
     * the same link.
     * @throws Problem `validation_failed`, `idempotency_key_reused`, `not_found` where it was used or taken back since
     */
    invite: async (
      viewer: Viewer,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<NewInvitation> => {
      requirePermission(viewer, 'team:manage')
      const { name, role } = parse(invitationInput, input)
      const request = keyedRequest('inviteToTeam', { viewer, idempotencyKey }, [name, role])
      const id = newId()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + invitationDays * day)
      const tokenHash = hashOf(tokenOf(id))
      const made = await team.invite({ id, tokenHash, name, role, createdAt, expiresAt }, request)
      if (!made) throw notFound(invitation.singular)
      return { ...made, token: tokenOf(made.id) }
    },

    /** @throws Problem `not_found`, also for one that was used */
    withdraw: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'team:manage')
      if (!isId(id) || !(await team.withdraw(id))) throw notFound(invitation.singular)
    },

    /**
     * Gives a member another role, which may be none in the team, and ends their sessions.
     * @throws Problem `not_found`, `validation_failed`, `last_admin`
     */
    changeRole: async (viewer: Viewer, id: string, input: unknown): Promise<TeamMember> => {
      const { id: by } = requirePermission(viewer, 'team:manage')
      const { role } = parse(memberRole, input)
      return memberAfter(id, () => team.change(id, by, { role }))
    },

    /**
     * Lets a member in no longer, and ends their sessions at once; or lets them in again.
     * @throws Problem `not_found`, `validation_failed`, `last_admin`
     */
    setAccess: async (viewer: Viewer, id: string, input: unknown): Promise<TeamMember> => {
      const { id: by } = requirePermission(viewer, 'team:manage')
      const { disabled } = parse(memberAccess, input)
      const disabledAt = disabled ? clock.now() : null
      return memberAfter(id, () => team.change(id, by, { disabledAt }))
    },

    /** @throws Problem `not_found` */
    endSessions: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'team:manage')
      if (!isId(id) || !(await team.endSessions(id))) throw notFound(teamMember.singular)
    },

    /**
     * What a link invites to, for whoever has it.
     * @throws Problem `not_found` where it was used, taken back or is over
     */
    findInvitation: async (input: unknown): Promise<Invitation> => {
      const { token } = parse(invitationToken, input)
      const found = await team.findInvitation(hashOf(token), clock.now())
      if (!found) throw notFound(invitation.singular)
      return found
    },

    /**
     * Joins with a new account, and signs it in.
     * @throws Problem `not_found`, `validation_failed`, `rate_limited`, `username_taken`, `email_taken`
     */
    join: async (input: unknown, locale: Locale, { address, device }: Place): Promise<Session> => {
      const { token, ...person } = parse(joining, input)
      await publicWrites.take(address)
      const joined = await team.use(hashOf(token), clock.now(), (role, accounts) =>
        accounts.join(person, role, locale, { address, device }),
      )
      if (!joined) throw notFound(invitation.singular)
      return joined
    },

    /**
     * Gives the viewer's own account the role of an invitation, ends its sessions, and begins one with the new role.
     * @throws Problem 401 when nobody is signed in, `not_found`, `in_team_already`
     */
    accept: async (viewer: Viewer, input: unknown, { address, device }: Place): Promise<Session> => {
      const { id, role: now } = requireSignedIn(viewer)
      const { token } = parse(invitationToken, input)
      if (now !== 'user') throw new Problem('in_team_already')
      const session = await team.use(hashOf(token), clock.now(), (role, accounts) =>
        accounts.beginAs(id, role, { address, device }),
      )
      if (!session) throw notFound(invitation.singular)
      return session
    },
  }
}

export type TeamService = ReturnType<typeof createTeamService>
