import { useTranslation } from 'react-i18next'
import { useAdminMessageAssigneesQuery } from '../../generated/admin-operations.ts'
import { personOf } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSession } from '../../lib/use-session.ts'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { useActs } from './use-acts.ts'
import type { HandledMessage, Handling } from './use-handling.ts'

interface TakeFieldProps {
  message: HandledMessage
  handling: Handling
}

const nobody = ''

/** Who answers a message: whoever looks, or a colleague. Who answers none any more keeps theirs, and is given no other. */
export const TakeField = ({ message: { takenBy, takenById }, handling: { press } }: TakeFieldProps) => {
  const { t } = useTranslation('admin')
  const me = personOf(useSession())
  const acts = useActs()
  const { data, error, refetch } = useAdminMessageAssigneesQuery({ fetchPolicy: 'cache-and-network' })
  const assignees = data?.contactMessageAssignees ?? []
  const colleagues = assignees.filter(({ id }) => id !== me)
  const isFormer = takenById !== null && takenById !== me && colleagues.every(({ id }) => id !== takenById)
  const former = data ? t('contacts.handling.former', { name: takenBy ?? '' }) : (takenBy ?? '')

  const give = (id: string): void => {
    const colleague = colleagues.find((each) => each.id === id)
    if (id === nobody) void press(acts.giveBack)
    else if (id === me) void press(acts.take)
    else if (colleague) void press(acts.giveTo(colleague))
  }

  return (
    <div className="w-48 max-sm:w-full">
      <ChoiceMenu
        label={t('contacts.handling.who')}
        value={takenById ?? nobody}
        options={[
          [nobody, t('contacts.handling.nobody')],
          ...(me === null ? [] : [[me, t('contacts.handling.me')] as const]),
          ...colleagues.map(({ id, name }) => [id, name] as const),
          ...(isFormer ? [[takenById, former] as const] : []),
        ]}
        onChoose={give}
      />
      {!data && error && !isSessionEnd(error) && (
        <p role="alert" className="mt-1 flex flex-wrap gap-x-3 text-small">
          {t('contacts.handling.colleaguesFailed')}
          <RetryButton onRetry={refetch} />
        </p>
      )}
    </div>
  )
}
