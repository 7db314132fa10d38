import { useTranslation } from 'react-i18next'
import type { AdminTeamQuery, TeamLineFragment } from '../../generated/admin-operations.ts'
import type { Columns } from '../columns/use-columns.ts'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'

interface TeamTableProps {
  members: readonly TeamLineFragment[]
  invitations: NonNullable<AdminTeamQuery['team']>['invitations']
  columns: Columns
  now: Date
  onChanged: () => Promise<void>
}

const heading =
  'px-3 py-3 text-left font-semibold first:pl-5.5 last:pr-3.5 table:max-roomy:not-first:pl-2 table:max-roomy:not-last:pr-2'

/** Who works here, a row each, and after them who is invited; where there is no room for columns, a row is a card. */
export const TeamTable = ({ members, invitations, columns, now, onChanged }: TeamTableProps) => {
  const { t } = useTranslation('admin')
  const admins = members.filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null)
  const shown = columns.all.filter(({ key }) => columns.isShown(key))
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('team.name')}
          </th>
          <th scope="col" className={heading}>
            {t('team.role')}
          </th>
          {shown.map(({ key, text }) => (
            <th key={key} scope="col" className={heading}>
              {text}
            </th>
          ))}
          <th scope="col" className={heading}>
            <span className="sr-only">{t('list.actions')}</span>
          </th>
        </tr>
      </thead>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
          columns={columns}
          now={now}
          onChanged={onChanged}
        />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.id}
          invitation={invitation}
          width={shown.length}
          onChanged={onChanged}
        />
      ))}
    </table>
  )
}
