import { CircleCheck, CircleDot } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import { type Role, roles, worksHere } from '../../../schema/roles.ts'
import {
  type TeamLineFragment,
  useChangeRoleMutation,
  useEndMemberSessionsMutation,
  useSetMemberAccessMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSession } from '../../lib/use-session.ts'
import { Select } from '../../ui/select.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toasts.ts'
import { useUndo } from '../use-undo.ts'

interface MemberRowProps {
  member: TeamLineFragment
  isLastAdmin: boolean
  onChanged: () => Promise<void>
}

const teamRoles = roles.filter(worksHere)

/** Somebody who works here: what they are, when they were here, and what can be done about it. */
export const MemberRow = ({ member, isLastAdmin, onChanged }: MemberRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const undoable = useUndo()
  const session = useSession()
  const [changeRole] = useChangeRoleMutation()
  const [setAccess] = useSetMemberAccessMutation()
  const [endSessions] = useEndMemberSessionsMutation()
  const { id, name, username, email, role, hasSecondFactor, seenAt, openSessions, disabledAt } = member
  const isSelf = session?.username === username
  const roleText = (each: Role): string => roleOptions[each].label[locale]

  /** Does something and says so; what is told of a member is read again either way. */
  const act = async (work: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) => {
    try {
      await work()
      const back = async () => {
        await undo?.()
        await onChanged()
      }
      const offer = undoable({ undo: back, done: t('team.undone'), failed: t('team.undoFailed') })
      if (undo) toast.success(done, offer)
      else toast.success(done)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
    await onChanged()
  }

  const give = (to: Role) => changeRole({ variables: { id, role: to } })
  const setDisabled = (disabled: boolean) => setAccess({ variables: { id, disabled } })
  const isDisabled = disabledAt !== null

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5.5 py-4 text-small max-sm:px-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="flex flex-wrap items-center gap-2 font-sans text-body font-semibold tracking-normal wrap-anywhere">
          {name}
          {isSelf && <Tag tone="ochre">{t('team.you')}</Tag>}
          {isDisabled && <Tag tone="ochre">{t('team.disabled')}</Tag>}
        </h2>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
      </div>
      <div className="min-w-36">
        {isLastAdmin ? (
          <>
            <p className="font-semibold">{roleText(role)}</p>
            <p className="max-w-52 text-ink-soft">{t('team.lastAdmin')}</p>
          </>
        ) : (
          <Select
            isPill
            label={t('team.roleOf', { name })}
            value={role}
            options={teamRoles.map((each) => [each, roleText(each)] as const)}
            onChoose={(to) =>
              void act(
                () => give(to),
                t('team.roleChanged', { name, role: roleText(to) }),
                isSelf ? undefined : () => give(role),
              )
            }
          />
        )}
      </div>
      <dl className="flex flex-[2_1_20rem] flex-wrap gap-x-6 gap-y-2">
        <div>
          <dt className="text-ink-soft">{t('team.secondStep')}</dt>
          <dd className="flex items-center gap-1.5 font-semibold">
            {hasSecondFactor ? (
              <CircleCheck aria-hidden="true" className="size-4" />
            ) : (
              <CircleDot aria-hidden="true" className="size-4" />
            )}
            {hasSecondFactor ? t('team.on') : t('team.notYet')}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('team.lastSeen')}</dt>
          <dd className="tabular-nums">{seenAt === null ? t('team.never') : formatMoment(seenAt, locale)}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('team.sessions')}</dt>
          <dd>{openSessions === 0 ? t('team.none') : t('team.open', { count: openSessions })}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {openSessions > 0 && (
          <button
            type="button"
            aria-label={t('team.endSessionsNamed', { name })}
            onClick={() =>
              void act(() => endSessions({ variables: { id } }), t('team.sessionsEnded', { name }))
            }
            className="text-link min-h-8"
          >
            {t('team.endSessions')}
          </button>
        )}
        {!isLastAdmin && !isSelf && (
          <button
            type="button"
            aria-label={isDisabled ? t('team.enableNamed', { name }) : t('team.disableNamed', { name })}
            onClick={() =>
              void act(
                () => setDisabled(!isDisabled),
                isDisabled ? t('team.accessGiven', { name }) : t('team.accessTaken', { name }),
                () => setDisabled(isDisabled),
              )
            }
            className="text-link min-h-8"
          >
            {isDisabled ? t('team.enable') : t('team.disable')}
          </button>
        )}
      </div>
    </li>
  )
}
