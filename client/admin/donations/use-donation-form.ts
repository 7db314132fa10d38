import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import { ProjectAfterGiftDocument, useRecordDonationMutation } from '../../generated/admin-operations.ts'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { formatLari } from '../../lib/format.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { problemOf } from '../../lib/problem.ts'
import { showFieldErrors } from '../../lib/show-field-errors.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { readCode } from '../form/field-codes.ts'
import {
  type DonationTexts,
  dayAtCharity,
  donationField,
  donationNames,
  donationResolver,
  toDonation,
} from './donation-fields.ts'

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
    receivedOn: dayAtCharity(new Date()),
  },
})

/** The form of one gift. What is typed outlives it in `draft`, until the gift is recorded. */
export const useDonationForm = (
  projectId: string,
  draft: RefObject<DonationDraft | null>,
  onRecorded: () => void,
) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const fieldErrorText = useFieldErrorText()
  const problemText = useProblemText()
  const [failure, setFailure] = useState<string | null>(null)
  const [start] = useState(() => draft.current ?? blank())
  const key = useRef(start.key)
  const [record, { loading: isRecording }] = useRecordDonationMutation({ context: protectedCall })
  const { register, handleSubmit, getValues, setError, formState } = useForm<DonationTexts>({
    defaultValues: start.texts,
    resolver: donationResolver,
  })

  const isRecorded = useRef(false)
  useEffect(
    () => () => {
      draft.current = isRecorded.current ? null : { key: key.current, texts: getValues() }
    },
    [draft, getValues],
  )

  /** The project's sum and its newest donors, wherever they are shown. */
  const refresh = async (): Promise<void> => {
    apollo.cache.evict({ id: 'ROOT_QUERY', fieldName: 'analytics' })
    await apollo
      .query({
        query: ProjectAfterGiftDocument,
        variables: { projectId },
        context: protectedCall,
        fetchPolicy: 'network-only',
      })
      .catch((error: unknown) => logFailure('the project could not be read after the gift', error))
  }

  const explain = (error: unknown): void => {
    const problem = problemOf(error)
    const refused = (problem?.fields ?? []).map(({ field, code }) => ({ field: donationField(field), code }))
    if (refused.length > 0) {
      showFieldErrors(refused, donationNames, setError)
      return
    }
    if (problem?.code === 'idempotency_key_reused') {
      key.current = newKey()
      setFailure(t('donations.reused'))
      refresh()
      return
    }
    const isUncertain = problem === null || problem.status >= 500
    setFailure(isUncertain ? t('donations.unknown') : problemText(error))
  }

  const send = useSingleFlight(async (texts: DonationTexts) => {
    setFailure(null)
    const input = toDonation(texts, dayAtCharity(new Date()))
    try {
      await record({ variables: { projectId, input, idempotencyKey: key.current } })
    } catch (error) {
      return explain(error)
    }
    isRecorded.current = true
    toast.success(t('donations.recorded', { amount: formatLari(input.amount) }))
    onRecorded()
    await refresh()
  })

  return {
    submit: handleSubmit(send),
    isRecording,
    failure,
    field: (name: keyof DonationTexts) => {
      const message = formState.errors[name]?.message
      const { code, limit } = readCode(message ?? '')
      return {
        ...register(name, { deps: [...donationNames] }),
        error: message === undefined ? undefined : fieldErrorText(code, limit),
      }
    },
  }
}
