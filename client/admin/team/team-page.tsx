import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdminTeamQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ColumnsMenu } from '../columns/columns-menu.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { InviteForm } from './invite-form.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PermissionTable } from './permission-table.tsx'
import { TeamTable } from './team-table.tsx'

const TeamPage = () => {
  const { t } = useTranslation('admin')
  const [isInviting, setInviting] = useState(false)
  const { data, error, refetch } = useAdminTeamQuery({ fetchPolicy: 'cache-and-network' })
  const again = async (): Promise<void> => {
    await refetch().catch(() => undefined)
  }
  const team = data?.team
  const members = team?.members.map((each) => unmask(each)) ?? []
  const [now] = useState(() => new Date())
  const columns = useColumns(
    'team',
    (['secondStep', 'lastSeen', 'sessions', 'state'] as const).map((key) => ({
      key,
      text: t(`team.${key}`),
    })),
  )
  const opener = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLDivElement>(null)
  // A link is shown once: only its own button takes it away.
  const [isLinkShown, setLinkShown] = useState(false)
  const close = (): void => {
    setInviting(false)
    setLinkShown(false)
    opener.current?.focus()
  }
  const action = (
    <button
      type="button"
      ref={opener}
      aria-expanded={isInviting}
      onClick={() => {
        if (isLinkShown) link.current?.querySelector('input')?.focus()
        else if (isInviting) close()
        else setInviting(true)
      }}
      className={buttonClass('primary', 'small')}
    >
      <UserPlus aria-hidden="true" className="size-4.5" />
      {t('team.invite.open')}
    </button>
  )
  return (
    <AdminPage texts={t('team.page', { returnObjects: true })} isRoom action={action}>
      {isInviting && (
        <div ref={link}>
          <InviteForm
            onMade={async () => {
              setLinkShown(true)
              await again()
            }}
            onClose={close}
          />
        </div>
      )}
      {!team && error && !isSessionEnd(error) && <ListFailure title={t('team.failed')} onRetry={again} />}
      {!team && !error && <ListSkeleton text={t('team.loading')} />}
      {team && (
        <>
          <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-5">
            <p className="text-small text-ink-soft">
              {t('team.people', { count: members.length })}
              {team.invitations.length > 0 &&
                ` · ${t('team.invitedPeople', { count: team.invitations.length })}`}
            </p>
            <ColumnsMenu columns={columns} />
          </div>
          <TeamTable
            members={members}
            invitations={team.invitations}
            columns={columns}
            now={now}
            onChanged={again}
          />
        </>
      )}
      <div className="mt-8 grid items-start gap-x-6 gap-y-8 min-[80rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <PermissionTable />
        <OwnSessions />
      </div>
    </AdminPage>
  )
}

export { TeamPage as Component }
