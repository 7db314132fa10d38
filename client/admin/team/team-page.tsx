import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminTeamQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { PermissionTable } from './permission-table.tsx'

const TeamPage = () => {
  const { t } = useTranslation('admin')
  const [isInviting, setInviting] = useState(false)
  const { data, error, refetch } = useAdminTeamQuery({ fetchPolicy: 'cache-and-network' })
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined)
  }
  const team = data?.team
  const members = team?.members.map((each) => unmask(each)) ?? []
  const admins = members.filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null)
  const action = (
    <button
      type="button"
      aria-expanded={isInviting}
      onClick={() => setInviting(true)}
      className={buttonClass('primary', 'small')}
    >
      <UserPlus aria-hidden="true" className="size-4.5" />
      {t('team.invite.open')}
    </button>
  )
  return (
    <AdminPage texts={t('team.page', { returnObjects: true })} isRoom action={action}>
      {isInviting && <InviteForm onMade={again} onClose={() => setInviting(false)} />}
      {!team && error && !isSessionEnd(error) && <ListFailure title={t('team.failed')} onRetry={again} />}
      {!team && !error && <ListSkeleton text={t('team.loading')} />}
      {team && (
        <Card as="ul" className="*:not-first:border-t *:not-first:border-line">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
              onChanged={again}
            />
          ))}
          {team.invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onChanged={again} />
          ))}
        </Card>
      )}
      <PermissionTable />
    </AdminPage>
  )
}

export { TeamPage as Component }
