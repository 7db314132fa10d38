import { Link } from 'react-router-dom'
import { Sessions } from '../../accounts/own/sessions.tsx'
import { useSecurityTexts } from '../../accounts/own/use-security-texts.ts'
import { useSessionsQuery } from '../../generated/own-account-operations.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'

/** Where whoever looks is signed in themselves, and the way to their password. */
export const OwnSessions = () => {
  const { devices, password } = useSecurityTexts()
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <div className="min-w-0">
      {data?.sessions && (
        <Sessions sessions={data.sessions} onEnded={() => refetch().catch(() => undefined)} className="" />
      )}
      {!data?.sessions && error && !isSessionEnd(error) && (
        <ListFailure title={devices.failed} onRetry={refetch} />
      )}
      {!data?.sessions && !error && <ListSkeleton text={devices.loading} />}
      <Link to={paths.security} className="text-link mt-3 inline-flex min-h-8 items-center font-semibold">
        {password.submit}
      </Link>
    </div>
  )
}
