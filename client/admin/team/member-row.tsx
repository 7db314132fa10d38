import { LogOut, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import { type Role, roles, worksHere } from '../../../schema/roles.ts'
import type { TeamLineFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useSession } from '../../lib/use-session.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Columns } from '../columns/use-columns.ts'
import { type MenuItem, RowMenu } from '../list/row-menu.tsx'
import { useMomentWords } from '../moment-words.ts'
import { type OwnAct, OwnQuestion } from './own-question.tsx'
import { teamCell } from './team-cell.ts'
import { useMemberActs } from './use-member-acts.ts'

interface MemberRowProps {
  member: TeamLineFragment
  isLastAdmin: boolean
  columns: Pick<Columns, 'isShown'>
  now: Date
  onChanged: () => Promise<void>
}

const teamRoles = roles.filter(worksHere)

/** Somebody who works here: what they are, when they were here, and under three dots what can be done about it. */
export const MemberRow = ({ member, isLastAdmin, columns: { isShown }, now, onChanged }: MemberRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const momentWords = useMomentWords(now)
  const session = useSession()
  const { giveRole, setDisabled, endSessions } = useMemberActs(member, onChanged)
  const { id, name, username, email, role, hasSecondFactor, seenAt, openSessions, disabledAt } = member
  const isSelf = session?.username === username
  const roleText = (each: Role): string => roleOptions[each].label[locale]

  const isDisabled = disabledAt !== null
  const [asked, setAsked] = useState<OwnAct | null>(null)

  /** What is done to somebody else is done at once. */
  const askSelf = (own: OwnAct): void => {
    if (isSelf) setAsked(own)
    else own.act()
  }

  const items: MenuItem[] = [
    ...(openSessions > 0
      ? [
          {
            text: t('team.endSessions'),
            Icon: LogOut,
            action: () => askSelf({ what: 'sessions', act: () => void endSessions() }),
          },
        ]
      : []),
    ...(isLastAdmin || isSelf
      ? []
      : [
          {
            text: isDisabled ? t('team.enable') : t('team.disable'),
            Icon: isDisabled ? UserCheck : UserX,
            action: () => void setDisabled(!isDisabled),
          },
        ]),
  ]

  return (
    <tbody className="max-table:relative">
      <tr>
        <th
          scope="row"
          className={`${teamCell} col-span-full text-left max-table:pr-9! table:min-w-44 wrap-anywhere`}
        >
          <div className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isSelf && <Tag tone="ochre">{t('team.you')}</Tag>}
          </div>
          <span className="font-normal text-ink-soft">{email}</span>
        </th>
        <td className={`${teamCell} max-table:col-span-full`}>
          {isLastAdmin ? (
            <>
              <p className="font-semibold">{roleText(role)}</p>
              <p className="text-ink-soft table:max-w-44">{t('team.lastAdmin')}</p>
            </>
          ) : (
            <ChoiceMenu
              isPill
              label={t('team.roleOf', { name })}
              value={role}
              options={teamRoles.map((each) => [each, roleText(each)] as const)}
              onChoose={(to) =>
                askSelf({ what: 'role', role: roleText(to), act: () => void giveRole(to, isSelf) })
              }
            />
          )}
        </td>
        {isShown('secondStep') && (
          <td className={teamCell}>
            <span className="cell-label">{t('team.secondStep')}</span>
            <StateMark look={hasSecondFactor ? 'done' : 'now'}>
              {t(hasSecondFactor ? 'team.on' : 'team.notYet')}
            </StateMark>
          </td>
        )}
        {isShown('lastSeen') && (
          <td className={`${teamCell} tabular-nums`}>
            <span className="cell-label">{t('team.lastSeen')}</span>
            {seenAt === null ? t('team.never') : momentWords(seenAt)}
          </td>
        )}
        {isShown('sessions') && (
          <td className={teamCell}>
            <span className="cell-label">{t('team.sessions')}</span>
            {openSessions === 0 ? t('team.none') : t('team.open', { count: openSessions })}
          </td>
        )}
        {isShown('state') && (
          <td className={teamCell}>
            <span className="cell-label">{t('team.state')}</span>
            <StateMark look={isDisabled ? 'quiet' : 'done'}>
              {t(isDisabled ? 'team.disabled' : 'team.active')}
            </StateMark>
          </td>
        )}
        <td className={`${teamCell} text-right max-table:absolute max-table:top-2 max-table:right-2`}>
          {items.length > 0 && <RowMenu id={id} title={name} items={items} />}
          {isSelf && <OwnQuestion asked={asked} onClose={() => setAsked(null)} />}
        </td>
      </tr>
    </tbody>
  )
}
