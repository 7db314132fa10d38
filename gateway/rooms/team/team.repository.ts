import type { EntityManager } from 'typeorm'
import type { Role } from '../../../schema/roles.ts'
import type { Invitation, TeamMember } from '../../../schema/team.ts'
import { Problem } from '../../core/problem.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import type { Draft, Outbox } from '../../letters/outbox.ts'
import { InvitationEntity } from './invitation.entity.ts'

/** People that are shown, and invitations: a team is not larger. */
const most = 1000

/** For how long an address is known from which somebody has signed in. */
const known = `interval '90 days'`

const members = `
  select u.id, u.version, concat_ws(' ', u.first_name, u.last_name) as name, u.username, u.email, u.role,
    exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondFactor",
    greatest(
      (select max(seen_at) from sessions s where s.user_id = u.id),
      (select max(expires_at) - ${known} from known_addresses k where k.user_id = u.id)
    ) as "seenAt",
    (select count(*)::integer from sessions s
     where s.user_id = u.id and s.token_version = u.token_version and s.expires_at > $1) as "openSessions",
    u.disabled_at as "disabledAt"
  from users u`

type Row = Omit<TeamMember, 'seenAt' | 'disabledAt'> & { seenAt: Date | null; disabledAt: Date | null }

const toMember = ({ seenAt, disabledAt, ...row }: Row): TeamMember => ({
  ...row,
  seenAt: seenAt?.toISOString() ?? null,
  disabledAt: disabledAt?.toISOString() ?? null,
})

const invitations = `
  select i.id, i.name, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt",
    u.first_name || ' ' || u.last_name as "invitedBy"
  from invitations i left join users u on u.id = i.invited_by`

type InvitationRow = Omit<Invitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

const toInvitation = ({ createdAt, expiresAt, ...row }: InvitationRow): Invitation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** What a member of the team is. */
interface Standing {
  version: number
  role: Role
  isDisabled: boolean
}

/** What becomes of a member of the team. */
export interface Change {
  role?: Role
  disabledAt?: Date | null
}

/** To whom the link of an invitation goes by letter. */
export interface InvitationLetter extends Pick<Draft, 'recipient' | 'locale'> {
  outbox: Pick<Outbox, 'write'>
}

/** @param accountsOf makes accounts over a transaction: whoever joins uses their invitation up, or neither happens */
export const createTeamRepository = <Accounts>(
  manager: EntityManager,
  accountsOf: (within: EntityManager) => Accounts,
) => {
  const findInvitation = async (where: string, values: readonly unknown[]): Promise<Invitation | null> => {
    const [row] = await manager.query<InvitationRow[]>(`${invitations} where ${where}`, [...values])
    return row ? toInvitation(row) : null
  }

  return {
    /** Those who work here, in the order they came. */
    members: async (now: Date): Promise<TeamMember[]> => {
      const rows = await manager.query<Row[]>(
        `${members} where u.role <> 'user' order by u.created_at, u.id limit ${most}`,
        [now],
      )
      return rows.map(toMember)
    },

    /**
     * Changes what somebody is, and ends their sessions; what is so already is no change. Answers them as this change has
     * left them, or null where nobody of that id works here. Whoever asks must still be an admin, and one must be left: who
     * changes admins locks all of them, so that two who demote each other do so one after the other.
     * @param check throws where the change was made from another version than stands
     * @throws Problem `forbidden`, `last_admin`
     */
    change: (
      id: string,
      by: string,
      { role, disabledAt }: Change,
      check: (stood: { version: number }) => void,
      now: Date,
    ): Promise<TeamMember | null> =>
      manager.transaction(async (transaction) => {
        const admins = await transaction.query<{ id: string }[]>(
          `select id from users where role = 'admin' and disabled_at is null order by id for no key update`,
        )
        if (!admins.some((admin) => admin.id === by)) throw new Problem('forbidden')
        const isAdmin = admins.some((admin) => admin.id === id)
        const staysAdmin = (role ?? 'admin') === 'admin' && (disabledAt ?? null) === null
        if (isAdmin && !staysAdmin && admins.length === 1) throw new Problem('last_admin')
        const [stood] = await transaction.query<Standing[]>(
          `select version, role, disabled_at is not null as "isDisabled" from users
           where id = $1 and role <> 'user' for no key update`,
          [id],
        )
        if (!stood) return null
        check(stood)
        const isSameRole = role === undefined || role === stood.role
        const isSameAccess = disabledAt === undefined || (disabledAt !== null) === stood.isDisabled
        if (!isSameRole || !isSameAccess) {
          await transaction.query(
            // Whoever is nobody here is no member that anybody could let in again.
            `update users set role = $2,
               disabled_at = case when $2 = 'user' then null when $3 then disabled_at else $4 end,
               token_version = token_version + 1
             where id = $1`,
            [id, role ?? stood.role, isSameAccess, disabledAt ?? null],
          )
        }
        const [left] = await transaction.query<Row[]>(`${members} where u.id = $2`, [now, id])
        return left ? toMember(left) : null
      }),

    /** Ends every session of a member; false where there is none of that id. */
    endSessions: async (id: string): Promise<boolean> => {
      const rows = await manager.query<unknown[]>(
        `with changed as (
           update users set token_version = token_version + 1 where id = $1 and role <> 'user' returning id
         ) select id from changed`,
        [id],
      )
      return rows.length > 0
    },

    /** Those that can still be used, the newest first. */
    invitations: async (now: Date): Promise<Invitation[]> => {
      const rows = await manager.query<InvitationRow[]>(
        `${invitations} where i.expires_at > $1 order by i.created_at desc, i.id desc limit ${most}`,
        [now],
      )
      return rows.map(toInvitation)
    },

    /** One that can still be used, with the hash of its token. */
    findOpen: async (
      id: string,
      now: Date,
    ): Promise<{ invitation: Invitation; tokenHash: string } | null> => {
      const found = await findInvitation('i.id = $1 and i.expires_at > $2', [id, now])
      const [row] = await manager.query<{ tokenHash: string }[]>(
        'select token_hash as "tokenHash" from invitations where id = $1',
        [id],
      )
      return found && row ? { invitation: found, ...row } : null
    },

    /** Where the link of an invitation went by letter; null where it did not. */
    addressOf: async (id: string): Promise<string | null> => {
      const [letter] = await manager.query<{ recipient: string }[]>(
        `select recipient from letters where kind = 'invitation' and about = $1 order by id desc limit 1`,
        [id],
      )
      return letter?.recipient ?? null
    },

    findInvitation: (tokenHash: string, now: Date): Promise<Invitation | null> =>
      findInvitation('i.token_hash = $1 and i.expires_at > $2', [tokenHash, now]),

    /**
     * Keeps a new one, or answers the one that the same request has made before; forgets those that are over. Whoever
     * takes the inviter's place from them waits, and takes this one back too.
     * @throws Problem `forbidden` where that has happened meanwhile
     */
    invite: async (
      made: InvitationEntity,
      request: KeyedRequest | null,
      letter: InvitationLetter | null = null,
    ): Promise<Invitation | null> => {
      const id = await createOnce(manager, request, made.id, async (transaction) => {
        const inviters = await transaction.query<unknown[]>(
          `select id from users where id = $1 and role = 'admin' and disabled_at is null for share`,
          [made.invitedBy],
        )
        if (inviters.length === 0) throw new Problem('forbidden')
        await transaction.query('delete from invitations where expires_at <= $1', [made.createdAt])
        await transaction.insert(InvitationEntity, made)
        if (!letter) return
        const { outbox, recipient, locale } = letter
        await outbox.write(transaction, { kind: 'invitation', about: made.id, recipient, locale })
      })
      return findInvitation('i.id = $1', [id])
    },

    withdraw: async (id: string): Promise<boolean> => {
      const { affected } = await manager.delete(InvitationEntity, { id })
      return affected === 1
    },

    /**
     * Uses an invitation up, and does what follows from it, or neither. Null where there is none: of two who use it at
     * once one finds it gone.
     */
    use: <Answer>(
      tokenHash: string,
      now: Date,
      work: (role: Role, accounts: Accounts, id: string) => Promise<Answer>,
    ): Promise<Answer | null> =>
      manager.transaction(async (transaction) => {
        const [used] = await transaction.query<{ id: string; role: Role }[]>(
          `with used as (delete from invitations where token_hash = $1 and expires_at > $2 returning id, role)
           select id, role from used`,
          [tokenHash, now],
        )
        return used ? work(used.role, accountsOf(transaction), used.id) : null
      }),
  }
}

export type TeamRepository<Accounts> = ReturnType<typeof createTeamRepository<Accounts>>
