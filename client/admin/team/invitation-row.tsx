import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import type { Role } from '../../../schema/roles.ts'
import { useWithdrawInvitationMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import { toast } from '../../ui/toasts.ts'
import { teamCell } from './team-cell.ts'

interface InvitationRowProps {
  invitation: { id: string; name: string; role: Role; expiresAt: string; invitedBy: string | null }
  /** How many columns stand between the role and what can be done. */
  width: number
  onChanged: () => Promise<void>
}

/** The button goes with its row: whoever pressed it goes on at the one that has come in its place, or the last one. */
const goOnAt = (row: Element | null | undefined): void => {
  if (document.activeElement !== document.body) return
  const name = row?.querySelector<HTMLElement>('th[scope=row]')
  name?.setAttribute('tabindex', '-1')
  name?.focus()
}

/** Somebody who is invited, and the way to take that back. */
export const InvitationRow = ({
  invitation: { id, name, role, expiresAt, invitedBy },
  width,
  onChanged,
}: InvitationRowProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const row = useRef<HTMLTableSectionElement>(null)
  const [withdraw] = useWithdrawInvitationMutation({ variables: { id } })
  const takeBack = useSingleFlight(async () => {
    try {
      await withdraw()
      toast.success(t('team.withdrawn', { name }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
    const beside = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    await onChanged()
    // It is drawn without the row by then.
    requestAnimationFrame(() => goOnAt(beside))
  })
  const until = formatMoment(expiresAt, locale)
  const state = (
    <StateMark look="waiting">
      {invitedBy === null ? t('team.invited', { until }) : t('team.invitedBy', { by: invitedBy, until })}
    </StateMark>
  )
  return (
    <tbody ref={row}>
      <tr>
        <th scope="row" className={`${teamCell} col-span-full text-left font-semibold wrap-anywhere`}>
          {name}
        </th>
        <td className={teamCell}>
          <span className="cell-label">{t('team.role')}</span>
          {roleOptions[role].label[locale]}
          {width === 0 && <div className="mt-1">{state}</div>}
        </td>
        {width > 0 && (
          <td colSpan={width} className={`${teamCell} max-table:col-span-full`}>
            {state}
          </td>
        )}
        <td className={`${teamCell} text-right max-table:col-span-full`}>
          <button
            type="button"
            aria-label={t('team.withdrawNamed', { name })}
            onClick={takeBack}
            className="text-link min-h-8 whitespace-nowrap"
          >
            {t('team.withdraw')}
          </button>
        </td>
      </tr>
    </tbody>
  )
}
