import { useApolloClient } from '@apollo/client/react'
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import type { NewDonation } from '../../../schema/donations.ts'
import { ProjectAfterGiftDocument, useRecordDonationMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { momentOfKey } from '../../lib/moment-of-key.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isStillFor, personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { addUnsavedWork, useUnsavedWork } from '../../lib/unsaved-work.ts'
import { whenPageGoes } from '../../lib/when-page-goes.ts'
import { toast, withdrawOffersAbout } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { evictQueries } from '../evict-queries.ts'
import { recordedLast, useRecordingUndo } from '../gifts/use-gift-undo.ts'
import { isKnownReference, useKnownReference } from '../gifts/use-known-reference.ts'
import { useWhoGives } from '../gifts/use-who-gives.ts'
import { checkDonation, type DonationTexts, donationNames } from './donation-fields.ts'
import { blankDraft, type DonationDraft, draftAfter, type GiftDrafts, isTyped } from './gift-drafts.ts'
import { type GiftSeries, withGift } from './gift-series.ts'

/** What a button says of itself that records a gift and asks for the next. */
export const andAnother = 'another'

export interface DonationFormProps {
  projectId: string
  drafts: GiftDrafts
  /** Whether it goes because somebody has closed it. */
  isClosed: Readonly<RefObject<boolean>>
  onRecorded: () => void
}

/**
 * The form of one gift. What is typed outlives it in `drafts`, until the gift is recorded. Left while the gift is on
 * its way, it leaves the next one alone: what became of the gift is told beside, and it is a draft again if it failed.
 * Sent by the button that asks for another, it begins the next with the day and the method of the last.
 */
export const useDonationForm = ({ projectId, drafts, isClosed, onRecorded }: DonationFormProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const [start] = useState(() => drafts.first() ?? blankDraft())
  const [failure, setFailure] = useState(start.failure)
  const key = useRef(start.key)
  /** What stood in it before anybody typed; of a draft that was kept, all is typed. */
  const [blank] = useState(() => blankDraft().texts)
  const begun = useRef(blank)
  const [record] = useRecordDonationMutation()
  const undoRecording = useRecordingUndo(() => refresh())
  /** How it stood when it went: closed by its writer, or open, as their session ended. Null as long as it is there. */
  const left = useRef<'open' | 'closed' | null>(null)
  /** Whether an attempt was never answered. What does not settle it leaves that to be said. */
  const isUnsettled = useRef(start.isUnsettled)
  /** Whether it is on its way, or recorded: it is no draft then. */
  const isGiven = useRef(false)
  /** Whether another is to follow the one that was sent last. */
  const isFollowed = useRef(false)
  const [series, setSeries] = useState<GiftSeries | null>(null)
  /** The reference as it stood when its field was left, or the gift was sent. */
  const [leftReference, setLeftReference] = useState(start.texts.reference)
  const known = useKnownReference(leftReference)

  /** Whether it names somebody without an address. What was sent already was asked about by then. */
  const mayBeAnother = ({ donorName, donorEmail }: NewDonation): boolean =>
    donorName != null && donorEmail == null && !isUnsettled.current

  /** Whether another gift has its reference, which nobody was told yet: then it waits for them to send it once more. */
  const isToBeTold = async ({ reference }: NewDonation): Promise<boolean> => {
    if (reference == null || (known !== null && leftReference.trim() === reference.trim())) return false
    setLeftReference(reference)
    return isKnownReference(apollo, { reference: reference.trim(), locale })
  }

  /** The project's sum and its newest donors, wherever they are shown. */
  const refresh = async (): Promise<void> => {
    evictQueries('analytics', 'donations', 'donors', 'donor', 'donorNamesakes')(apollo.cache)
    await apollo
      .query({
        query: ProjectAfterGiftDocument,
        variables: { projectId },
        fetchPolicy: 'network-only',
      })
      .catch((error: unknown) => logFailure('the project could not be read after the gift', error))
  }

  const doubt = (): string | null => (isUnsettled.current ? t('donations.unknown') : null)

  const explain = (error: unknown): string => {
    if (problemOf(error)?.code === 'idempotency_key_reused') {
      key.current = newKey()
      isUnsettled.current = false
      refresh()
      return t('donations.reused')
    }
    if (!isUncertain(error)) return problemText(error)
    isUnsettled.current = true
    return t('donations.unknown')
  }

  const form = useCheckedForm<DonationTexts, NewDonation>({
    names: donationNames,
    labelOf: (name) => t(`donations.${name}`),
    defaultValues: start.texts,
    check: (texts) => checkDonation(texts, momentOfKey(key.current), locale),
    isCheckedTogether: true,
    send: async (input) => {
      setFailure(null)
      if (await isToBeTold(input)) {
        setFocus('reference')
        return
      }
      if (mayBeAnother(input) && (await isWhoAsked())) return
      // Closed meanwhile, it is a draft again.
      if (left.current !== null) return
      isGiven.current = true
      // Its dialog may be closed: until the answer is there nobody knows it is recorded.
      const settle = addUnsavedWork(() => true)
      const arrive = whenPageGoes(keepUnanswered, () => drafts.forget(key.current))
      const { data } = await record({
        variables: { projectId, input, idempotencyKey: key.current },
      }).finally(() => {
        settle()
        arrive()
      })
      const id = data?.recordDonation.id
      if (isFollowed.current && left.current === null) {
        beginNext(input)
        void refresh()
        return
      }
      if (isStillFor(drafts.writer)) {
        toast.success(
          t('donations.recorded', { amount: input.amount }),
          id === undefined ? null : undoRecording(id),
        )
      }
      if (left.current === null) onRecorded()
      await refresh()
    },
    onFailed: (error, isSaidAtFields) => {
      isGiven.current = false
      const reason = isSaidAtFields || isSessionEnd(error) ? doubt() : explain(error)
      if (left.current === null) return setFailure(reason)
      keep(reason)
      if (left.current === 'closed' && isStillFor(drafts.writer)) toast.error(t('donations.unfinished'))
    },
  })
  const { submit, isSending, field, getValues, isHalfTyped, reset, setFocus, setValue, watch } = form

  const { isWhoAsked, forgetWho, ...who } = useWhoGives({ form })

  /** What is recorded is another gift from here on: what failed of the last is no doubt about this one. */
  const beginNext = (recorded: NewDonation): void => {
    const { key: nextKey, texts } = draftAfter(getValues())
    key.current = nextKey
    begun.current = texts
    isUnsettled.current = false
    isGiven.current = false
    reset(texts, { keepFieldsRef: true })
    setFocus('amount')
    setLeftReference('')
    forgetWho()
    withdrawOffersAbout(recordedLast)
    setSeries((before) => withGift(before, recorded))
  }

  useUnsavedWork(() => !isGiven.current && (isTyped(getValues(), begun.current) || isHalfTyped()))

  const personNow = (): string | null => personOf(readSession())

  const howItEnded = (): DonationDraft['interrupted'] =>
    personNow() === drafts.writer ? null : (left.current ?? 'open')

  const keep = (reason: string | null, interrupted = howItEnded()): void =>
    drafts.keep(
      {
        key: key.current,
        texts: getValues(),
        failure: reason,
        isUnsettled: isUnsettled.current,
        interrupted,
      },
      begun.current,
    )

  /** The tab opens another document while the gift is on its way: nobody will hear the answer. */
  const keepUnanswered = (): void => {
    isUnsettled.current = true
    keep(t('donations.unknown'), left.current ?? 'open')
  }

  const leave = useEffectEvent(() => {
    left.current = isClosed.current || personNow() === drafts.writer ? 'closed' : 'open'
    if (!isGiven.current) keep(failure ?? doubt())
  })
  const leavePage = useEffectEvent(() => {
    if (!isGiven.current) keep(failure ?? doubt(), 'open')
  })
  useEffect(() => {
    left.current = null
    drafts.forget(start.key)
    const stop = whenPageGoes(
      () => leavePage(),
      () => drafts.forget(key.current),
    )
    return () => {
      stop()
      leave()
    }
  }, [drafts, start])

  return {
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      const { submitter } = event.nativeEvent
      if (!isSending) {
        isFollowed.current = submitter instanceof HTMLButtonElement && submitter.value === andAnother
      }
      submit(event)
    },
    isSending,
    failure,
    field,
    who,
    /** The gift that has the reference already, until another one is typed. */
    known: watch('reference') === leftReference ? known : null,
    leaveReference: (): void => setLeftReference(getValues('reference')),
    method: watch('method'),
    /** Like every field it stays what it is while the gift is on its way. */
    chooseMethod: (method: DonationTexts['method']): void => {
      if (!isSending) setValue('method', method)
    },
    /** What was recorded here before, without leaving the form; null for the first. */
    series,
    isRestored: start.interrupted !== null && !start.isUnsettled && series === null,
  }
}
