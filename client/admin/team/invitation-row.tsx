import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import type { Role } from '../../../schema/roles.ts'
import { useWithdrawInvitationMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'

interface InvitationRowProps {
  invitation: { id: string; name: string; role: Role; expiresAt: string }
  onChanged: () => Promise<void>
}

/** Somebody who is invited, and the way to take that back. */
export const InvitationRow = ({
  invitation: { id, name, role, expiresAt },
  onChanged,
}: InvitationRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const [withdraw] = useWithdrawInvitationMutation({ variables: { id } })
  const takeBack = useSingleFlight(async () => {
    try {
      await withdraw()
      toast.success(t('team.withdrawn', { name }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
    await onChanged()
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5.5 py-4 text-small max-sm:px-5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="font-sans text-body font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <p className="text-ink-soft">{roleOptions[role].label[locale]}</p>
      </div>
      <p className="rounded-field border border-dashed border-line-strong px-2.5 py-1 font-semibold">
        {t('team.invited', { until: formatMoment(expiresAt, locale) })}
      </p>
      <button
        type="button"
        aria-label={t('team.withdrawNamed', { name })}
        onClick={takeBack}
        className="text-link min-h-8"
      >
        {t('team.withdraw')}
      </button>
    </li>
  )
}
