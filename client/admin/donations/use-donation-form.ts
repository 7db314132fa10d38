import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import type { NewDonation } from '../../../schema/donations.ts'
import { ProjectAfterGiftDocument, useRecordDonationMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { evictQueries } from '../evict-queries.ts'
import { checkDonation, type DonationTexts, donationNames } from './donation-fields.ts'

/** A gift that is not recorded yet: what is typed, and the key under which it is recorded once at most. */
export interface DonationDraft {
  key: string
  texts: DonationTexts
}

const blank = (): DonationDraft => ({
  key: newKey(),
  texts: {
    amount: '',
    donorName: '',
    donorEmail: '',
    anonymous: false,
    receivedAt: dayAtCharity(new Date()),
  },
})

/** The form of one gift. What is typed outlives it in `draft`, until the gift is recorded. */
export const useDonationForm = (
  projectId: string,
  draft: RefObject<DonationDraft | null>,
  onRecorded: () => void,
) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const [failure, setFailure] = useState<string | null>(null)
  const [start] = useState(() => draft.current ?? blank())
  const key = useRef(start.key)
  const [record] = useRecordDonationMutation()

  const isRecorded = useRef(false)

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

  const explain = (error: unknown): void => {
    const problem = problemOf(error)
    if (problem?.code === 'idempotency_key_reused') {
      key.current = newKey()
      setFailure(t('donations.reused'))
      refresh()
      return
    }
    setFailure(isUncertain(error) ? t('donations.unknown') : problemText(error))
  }

  const { submit, isSending, field, getValues } = useCheckedForm<DonationTexts, NewDonation>({
    names: donationNames,
    labelOf: (name) => t(`donations.${name}`),
    defaultValues: start.texts,
    check: (texts) => checkDonation(texts, dayAtCharity(new Date()), locale),
    isCheckedTogether: true,
    send: async (input) => {
      setFailure(null)
      await record({ variables: { projectId, input, idempotencyKey: key.current } })
      isRecorded.current = true
      toast.success(t('donations.recorded', { amount: input.amount }))
      onRecorded()
      await refresh()
    },
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields) explain(error)
    },
  })

  useEffect(
    () => () => {
      draft.current = isRecorded.current ? null : { key: key.current, texts: getValues() }
    },
    [draft, getValues],
  )

  return { submit, isSending, failure, field }
}
