import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { pledgePaths } from '../../lib/paths.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isStillFor, personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import {
  checkArrival,
  checkReason,
  type Settling,
  type SettlingInput,
  type SettlingTexts,
  settlingNames,
  settlingTexts,
} from './settling-fields.ts'
import { useSettle, useSettlingUndo } from './use-settle.ts'

interface SettlingOptions {
  how: Settling
  pledge: PledgeFactsFragment
  /** Reads the pledge anew: somebody else has settled it. */
  onConflict: () => Promise<unknown>
  onDone: () => void
}

/** The form that says of a pledge what has become of it. Sent again after an answer was lost, it is written once. */
export const useSettlingForm = ({ how, pledge, onConflict, onDone }: SettlingOptions) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const settle = useSettle(pledge.id)
  const undo = useSettlingUndo(pledge.id)
  const isHere = useStillHere()
  const [writer] = useState(() => personOf(readSession()))
  const [failure, setFailure] = useState<string | null>(null)
  const [start] = useState(() => settlingTexts(pledge, dayAtCharity(new Date()), locale))
  const { version } = pledge
  const names = settlingNames[how]

  const explain = async (error: unknown): Promise<string | null> => {
    if (isSessionEnd(error)) return null
    if (isUncertain(error)) return t('pledges.unknown')
    const { code } = problemOf(error) ?? {}
    if (code === 'edit_conflict' || code === 'pledge_settled' || code === 'not_monthly') await onConflict()
    return code === 'edit_conflict' ? t('pledges.conflict') : problemText(error)
  }

  type Input = SettlingInput<'confirm'> | SettlingInput<'refuse'>
  const write = (input: Input) =>
    'reason' in input
      ? settle[how === 'confirm' ? 'await' : how]({ ...input, version })
      : settle.confirm({ ...input, version })

  const form = useCheckedForm<SettlingTexts, Input>({
    names,
    labelOf: (name) => t(`pledges.fields.${name}`),
    defaultValues: start,
    check: (texts) => (how === 'confirm' ? checkArrival(texts, locale) : checkReason(texts)),
    isCheckedTogether: true,
    send: async (input) => {
      setFailure(null)
      const settled = await write(input)
      const amount = 'amount' in input ? (input.amount ?? pledge.amount) : pledge.amount
      const isAsked = how === 'end' && settled?.monthlyState !== 'ended'
      const done = isAsked ? 'pledges.end.asked' : (`pledges.${how}.done` as const)
      if (isStillFor(writer)) toast.success(t(done, { code: pledge.code, amount }), undo(how, settled))
      form.reset(start)
      onDone()
    },
    onFailed: async (error, isSaidAtFields) => {
      const text = isSaidAtFields ? null : await explain(error)
      setFailure(text)
      if (text !== null && !isHere() && isStillFor(writer)) toast.error(text)
    },
  })
  const { getValues, setValue } = form

  const kept = useKeptTexts({
    place: `${pledgePaths.pledge(pledge.id)} ${how}`,
    names,
    read: getValues,
    isTouched: (name) => getValues(name) !== start[name],
  })
  const giveBack = useEffectEvent(() => {
    for (const name of names) {
      const given = kept(name)
      if (given !== undefined) setValue(name, given)
    }
  })
  useEffect(() => giveBack(), [])

  return { form, failure }
}
