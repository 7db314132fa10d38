import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import type { NewDonation } from '../../../schema/donations.ts'
import { ProjectAfterGiftDocument, useRecordDonationMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { evictQueries } from '../evict-queries.ts'
import { checkDonation, type DonationTexts, donationNames } from './donation-fields.ts'
import { blankDraft, type GiftDrafts, isTyped } from './gift-drafts.ts'

/**
 * The form of one gift. What is typed outlives it in `drafts`, until the gift is recorded. Left while the gift is on
 * its way, it leaves the next one alone: what became of the gift is told beside, and it is a draft again if it failed.
 */
export const useDonationForm = (projectId: string, drafts: GiftDrafts, onRecorded: () => void) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const [start] = useState(() => drafts.first() ?? blankDraft())
  const [failure, setFailure] = useState(start.failure)
  const key = useRef(start.key)
  const [record] = useRecordDonationMutation()
  const isOpen = useRef(true)
  /** Whether it is on its way, or recorded: it is no draft then. */
  const isGiven = useRef(false)

  /** The project's sum and its newest donors, wherever they are shown. */
  const refresh = async (): Promise<void> => {
    evictQueries('analytics')(apollo.cache)
    await apollo
      .query({
        query: ProjectAfterGiftDocument,
        variables: { projectId },
        fetchPolicy: 'network-only',
      })
      .catch((error: unknown) => logFailure('the project could not be read after the gift', error))
  }

  const explain = (error: unknown): string => {
    if (problemOf(error)?.code === 'idempotency_key_reused') {
      key.current = newKey()
      refresh()
      return t('donations.reused')
    }
    return isUncertain(error) ? t('donations.unknown') : problemText(error)
  }

  const { submit, isSending, field, getValues } = useCheckedForm<DonationTexts, NewDonation>({
    names: donationNames,
    labelOf: (name) => t(`donations.${name}`),
    defaultValues: start.texts,
    check: (texts) => checkDonation(texts, dayAtCharity(new Date()), locale),
    isCheckedTogether: true,
    send: async (input) => {
      setFailure(null)
      isGiven.current = true
      await record({ variables: { projectId, input, idempotencyKey: key.current } })
      toast.success(t('donations.recorded', { amount: input.amount }))
      if (isOpen.current) onRecorded()
      await refresh()
    },
    onFailed: (error, isSaidAtFields) => {
      isGiven.current = false
      const reason = isSaidAtFields || isSessionEnd(error) ? null : explain(error)
      if (isOpen.current) return setFailure(reason)
      keep(reason)
      if (!isSessionEnd(error)) toast.error(t('donations.unfinished'))
    },
  })

  // On its way as well: until the answer is there nobody knows it is recorded.
  useUnsavedWork(() => isTyped(getValues()))

  const keep = (reason: string | null): void =>
    drafts.keep({
      key: key.current,
      texts: getValues(),
      failure: reason,
      isInterrupted: personOf(readSession()) !== drafts.writer,
    })

  const leave = useEffectEvent(() => {
    if (!isGiven.current) keep(failure)
  })
  useEffect(() => {
    isOpen.current = true
    drafts.forget(start.key)
    return () => {
      isOpen.current = false
      leave()
    }
  }, [drafts, start])

  return { submit, isSending, failure, field, isRestored: start.isInterrupted }
}
