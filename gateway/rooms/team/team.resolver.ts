import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Session } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'
import type { NewInvitation, OpenedInvitation, Team, TeamMember } from '../../../schema/team.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted, SignedInOnly } from '../../graphql/permission.ts'
import { SessionType } from '../accounts/accounts.type.ts'
import type { TeamService } from './team.service.ts'
import {
  InvitationInput,
  JoiningInput,
  NewInvitationType,
  OpenedInvitationType,
  roleType,
  TeamMemberType,
  TeamType,
  tokenDescription,
} from './team.type.ts'

type Context = GraphqlContext<{ team: TeamService }>

const MemberVersion = (): ReturnType<typeof Arg> =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })

@Resolver()
export class TeamResolver {
  @Permitted('team:manage')
  @Query(() => TeamType, { nullable: true, description: 'Who works here, and who is invited.' })
  team(@Ctx() { services, viewer }: Context): Promise<Team> {
    return services.team.get(viewer)
  }

  /** A mutation too, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => OpenedInvitationType, {
    description: 'What a link invites to, for whoever has it. Nothing is written.',
  })
  findInvitation(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Ctx() { services }: Context,
  ): Promise<OpenedInvitation> {
    return services.team.findInvitation({ token })
  }

  @Permitted('team:manage')
  @Mutation(() => NewInvitationType, { description: 'Makes a link that lets somebody join the team, once.' })
  inviteToTeam(
    @Arg('input', () => InvitationInput, { description: 'Whom, and as what.' }) input: InvitationInput,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<NewInvitation> {
    return services.team.invite(viewer, input, idempotencyKey, locale)
  }

  @Permitted('team:manage')
  @Mutation(() => ID, { description: 'Takes an invitation back, and answers its id.' })
  async withdrawInvitation(
    @Arg('id', () => ID, { description: 'Of the invitation.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.team.withdraw(viewer, id)
    return id
  }

  @Permitted('team:manage')
  @Mutation(() => TeamMemberType, {
    description: 'Gives a member another role and ends their sessions; with `user` they leave the team.',
  })
  changeRole(
    @Arg('id', () => ID, { description: 'Of the member.' }) id: string,
    @Arg('role', roleType, { description: 'What they are from now on.' }) role: Role,
    @MemberVersion() version: number | null | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<TeamMember> {
    return services.team.changeRole(viewer, id, { role, version: version ?? undefined })
  }

  @Permitted('team:manage')
  @Mutation(() => TeamMemberType, {
    description: 'Lets a member in no longer and ends their sessions, or lets them in again.',
  })
  setMemberAccess(
    @Arg('id', () => ID, { description: 'Of the member.' }) id: string,
    @Arg('disabled', () => Boolean, { description: 'Whether they cannot sign in.' }) disabled: boolean,
    @MemberVersion() version: number | null | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<TeamMember> {
    return services.team.setAccess(viewer, id, { disabled, version: version ?? undefined })
  }

  @Permitted('team:manage')
  @Mutation(() => ID, { description: 'Ends all sessions of a member, and answers their id.' })
  async endMemberSessions(
    @Arg('id', () => ID, { description: 'Of the member.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.team.endSessions(viewer, id)
    return id
  }

  @Mutation(() => SessionType, {
    description: 'Joins the team with a new account, by an invitation, and opens its first session.',
  })
  joinTeam(
    @Arg('input', () => JoiningInput, { description: 'Who joins.' }) input: JoiningInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, address, device, locale: requested }: Context,
  ): Promise<Session> {
    return services.team.join(input, locale ?? requested, { address, device })
  }

  @SignedInOnly()
  @Mutation(() => SessionType, {
    description:
      'Joins the team with the own account, by an invitation. Its sessions end, and a new one is opened. A password that is too common for the team is to be changed first.',
  })
  acceptInvitation(
    @Arg('token', () => String, { description: tokenDescription }) token: string,
    @Arg('currentPassword', () => String, { description: 'Of the account that joins.' })
    currentPassword: string,
    @Ctx() { services, viewer, address, device }: Context,
  ): Promise<Session> {
    return services.team.accept(viewer, { token, currentPassword }, { address, device })
  }
}
