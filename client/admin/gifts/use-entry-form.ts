import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { giftPaths } from '../../lib/paths.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { isStillFor, personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import {
  checkEntry,
  type EntryInput,
  type EntryKind,
  type EntryTexts,
  entryNames,
  entryTexts,
} from './entry-fields.ts'
import { methodOf } from './method-of.ts'
import { othersThan } from './namesakes-of.ts'
import { useEntry } from './use-entry.ts'
import { useGiftUndo } from './use-gift-undo.ts'
import { useWhoGives } from './use-who-gives.ts'

/** Whether it corrects nothing, and only says why. */
const isEmpty = (input: EntryInput): boolean => Object.keys(input).every((name) => name === 'reason')

/**
 * The form of an entry, and whether it is shown. What is typed, and what is on its way, outlives the dialog that shows
 * it: closed and opened again it is as it was, and writes nothing twice.
 */
export const useEntryForm = (kind: EntryKind, gift: GiftFragment, onConflict: () => void) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const add = useEntry(kind, gift.id)
  const undo = useGiftUndo()
  const names = entryNames[kind]
  const [writer] = useState(() => personOf(readSession()))
  const [failure, setFailure] = useState<string | null>(null)
  const [start, setStart] = useState(() => entryTexts(gift, locale))
  /** What was sent and not settled: sent again under the same key, to the same version, it is written once. */
  const attempt = useRef<{ key: string; version: number } | null>(null)
  const isShown = useRef(false)

  const explain = (error: unknown): string | null => {
    if (isSessionEnd(error)) return null
    if (isUncertain(error)) return t('gifts.unknown')
    attempt.current = null
    switch (problemOf(error)?.code) {
      case 'idempotency_key_reused':
        onConflict()
        return t('gifts.reused')
      case 'edit_conflict':
        onConflict()
        // Had an earlier attempt been written, it would be answered as such: by its key.
        return t('gifts.conflict')
      default:
        return problemText(error)
    }
  }

  /** To whoever has closed the dialog meanwhile, and does not see what it says. */
  const tellUnfinished = (): void => {
    if (!isShown.current && isStillFor(writer)) toast.error(t('gifts.unfinished'))
  }

  const form = useCheckedForm<EntryTexts, EntryInput>({
    names,
    labelOf: (name) => t(`gifts.fields.${name}`),
    defaultValues: start,
    check: (texts) => checkEntry(kind, texts, start, locale),
    isCheckedTogether: true,
    send: async (input) => {
      if (kind === 'correct' && isEmpty(input)) return setFailure(t('gifts.unchanged'))
      setFailure(null)
      // What was sent already was asked about by then.
      if (attempt.current === null && isOfAnother(input) && (await isWhoAsked())) {
        tellUnfinished()
        return
      }
      const { key, version } = attempt.current ?? { key: newKey(), version: gift.version }
      const written = await add({ ...input, version }, key).catch((error: unknown) => {
        if (isUncertain(error)) attempt.current = { key, version }
        throw error
      })
      attempt.current = null
      if (isStillFor(writer))
        toast.success(t(`gifts.${kind}.done`), undo(kind, gift, Object.keys(input), written))
      forgetWho()
      reset(start)
      show(false)
    },
    onFailed: (error, isSaidAtFields) => {
      if (!isSaidAtFields) setFailure(explain(error))
      tellUnfinished()
    },
  })
  const { getValues, setValue, reset, isSending } = form

  const { isWhoAsked, forgetWho, ...who } = useWhoGives({
    form,
    among: (namesakes, name) => othersThan(gift.donorId, namesakes, name),
  })

  /** Whether it says of the gift that somebody else gave it, who has no address. */
  const isOfAnother = (input: EntryInput): boolean => {
    const { donorName, donorEmail } = getValues()
    const isChanged = 'donorName' in input || 'donorEmail' in input
    return isChanged && donorName.trim() !== '' && donorEmail.trim() === ''
  }

  const isTouched = (name: keyof EntryTexts): boolean => getValues(name) !== start[name]
  const kept = useKeptTexts({
    place: `${giftPaths.gift(gift.id)} ${kind}`,
    names,
    read: (name) => String(getValues(name)),
    isTouched,
  })
  const [isOpen, setOpen] = useState(() => names.some((name) => kept(name) !== undefined))
  const giveBack = useEffectEvent(() => {
    isShown.current = isOpen
    for (const name of names) {
      const given = kept(name)
      if (given === undefined) continue
      if (name === 'anonymous') setValue(name, given === 'true')
      else if (name === 'method') setValue(name, methodOf(given))
      else setValue(name, given)
    }
  })
  useEffect(() => giveBack(), [])

  /** What somebody else has written stands in every field that nobody has touched here. */
  const followGift = useEffectEvent(() => {
    if (isSending || attempt.current !== null) return
    const typed = getValues()
    const touched = names.filter(isTouched).map((name) => [name, typed[name]])
    const stands = entryTexts(gift, locale)
    setStart(stands)
    reset({ ...stands, ...Object.fromEntries(touched) }, { keepErrors: true, keepIsSubmitted: true })
  })
  useEffect(() => {
    if (gift.version > 1) followGift()
  }, [gift.version])

  const show = (isOpening: boolean): void => {
    isShown.current = isOpening
    setOpen(isOpening)
  }

  return {
    form,
    failure,
    who,
    isOpen,
    /** Where nothing is typed, it opens with what stands by now. */
    setOpen: (isOpening: boolean): void => {
      if (isOpening && !isSending && !names.some(isTouched)) {
        const stands = entryTexts(gift, locale)
        setStart(stands)
        reset(stands)
      }
      show(isOpening)
    },
  }
}

export type EntryFormState = ReturnType<typeof useEntryForm>
