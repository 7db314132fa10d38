import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleOptions } from '../../../schema/accounts.ts'
import type { Role } from '../../../schema/roles.ts'
import {
  type TeamLineFragment,
  useChangeRoleMutation,
  useEndMemberSessionsMutation,
  useSetMemberAccessMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { toast } from '../../ui/toasts.ts'
import { createOwnChanges } from '../own-changes.ts'
import { useUndo } from '../use-undo.ts'

export type Member = Pick<TeamLineFragment, 'id' | 'version' | 'name' | 'role' | 'disabledAt'>

/** A change of a member, made from the version it is given; answers the version it has made. */
type Change = (version: number | null) => Promise<number | null>

interface Act {
  changed: 'role' | 'access'
  change: Change
  done: string
  /** Null where it is not offered. */
  undo: Change | null
}

const isConflict = (error: unknown): boolean => problemOf(error)?.code === 'edit_conflict'

/**
 * What an admin makes of a member, said at once and offered for a while to be taken back. Neither is done where another
 * admin has changed the member since, which is said. What is told of a member is read again either way, by `onChanged`.
 */
export const useMemberActs = (member: Member, onChanged: () => Promise<void>) => {
  const { id, version, name, role, disabledAt } = member
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const undoable = useUndo()
  const [own] = useState(createOwnChanges<Act['changed']>)
  const [changeRole] = useChangeRoleMutation()
  const [setAccess] = useSetMemberAccessMutation()
  const [endOpen] = useEndMemberSessionsMutation()

  const toRole =
    (to: Role): Change =>
    async (from) =>
      (await changeRole({ variables: { id, role: to, version: from } })).data?.changeRole.version ?? null

  const toAccess =
    (disabled: boolean): Change =>
    async (from) =>
      (await setAccess({ variables: { id, disabled, version: from } })).data?.setMemberAccess.version ?? null

  const offerOf = ({ changed, undo }: Act, made: number | null) => {
    if (!undo) return undefined
    const back = async (): Promise<void> => {
      const newest = own.newestSince(made, changed)
      try {
        own.note(newest, await undo(newest), changed)
      } finally {
        await onChanged()
      }
    }
    const failed = (error: unknown): string =>
      isConflict(error) ? t('team.undoLate', { name }) : t('team.undoFailed')
    return undoable({ undo: back, done: t('team.undone'), failed })
  }

  const press = async (act: Act): Promise<void> => {
    try {
      const made = await act.change(version)
      own.note(version, made, act.changed)
      toast.success(act.done, offerOf(act, made))
    } catch (error) {
      if (!isSessionEnd(error))
        toast.error(isConflict(error) ? t('team.changedMeanwhile', { name }) : problemText(error))
    }
    await onChanged()
  }

  return {
    /** Whoever gives up being an admin cannot take that back. */
    giveRole: (to: Role, isSelf: boolean): Promise<void> =>
      press({
        changed: 'role',
        change: toRole(to),
        done: t('team.roleChanged', { name, role: roleOptions[to].label[locale] }),
        undo: isSelf ? null : toRole(role),
      }),

    setDisabled: (disabled: boolean): Promise<void> =>
      press({
        changed: 'access',
        change: toAccess(disabled),
        done: disabled ? t('team.accessTaken', { name }) : t('team.accessGiven', { name }),
        undo: toAccess(disabledAt !== null),
      }),

    endSessions: async (): Promise<void> => {
      try {
        await endOpen({ variables: { id } })
        toast.success(t('team.sessionsEnded', { name }))
      } catch (error) {
        if (!isSessionEnd(error)) toast.error(problemText(error))
      }
      await onChanged()
    },
  }
}
