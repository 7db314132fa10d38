import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { v7 as newKey } from 'uuid'
import { RecordDonationDocument, VoidGiftDocument } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { momentOfKey } from '../../lib/moment-of-key.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { personOf, readSession } from '../../lib/session.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { addUnsavedWork } from '../../lib/unsaved-work.ts'
import { checkDonation } from '../donations/donation-fields.ts'
import { evictQueries } from '../evict-queries.ts'
import { isToBeAsked, lookForName, namesakesOf } from '../gifts/namesakes-of.ts'
import { forgetSums } from '../gifts/use-entry.ts'
import {
  type Given,
  type Head,
  headNames,
  type Line,
  type LineTexts,
  lastWritten,
  saidOf,
  withHead,
  withLine,
  withOwn,
  withTexts,
} from './gift-lines.ts'
import { linesOf } from './lines-store.ts'

/** What is wrong with what is said of all lines: the server would say so too, with the next line begun by then. */
const refusedAbove = (given: Given): Line['refused'] => {
  const missing = headNames.filter((name) => given[name] === '').map((field) => ({ field, code: 'required' }))
  const isToCome = given.receivedAt > dayAtCharity(new Date())
  return isToCome ? [...missing, { field: 'receivedAt', code: 'after_today' }] : missing
}

/** Who gave is another question then as well: the next of the same name is asked about. */
const forgetDonors = evictQueries('donors', 'donor', 'donorNamesakes')
const update = (cache: ApolloCache): void => {
  forgetSums(cache)
  forgetDonors(cache)
}

/** The lines that are on their way from this page: any other that was sent is sent again, under its own key. */
const onTheirWay = new Set<string>()

/**
 * Gifts that are written down one after another. A line is written as soon as it is sent, and the next can be typed
 * meanwhile; what is refused is a line to type into again.
 */
export const useGiftLines = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const [store] = useState(() => linesOf(personOf(readSession()) ?? ''))
  const all = useSyncExternalStore(store.watch, store.read, store.read)

  const put = (id: string, change: Partial<Line>): void =>
    store.change((before) => withLine(before, id, change))

  /** Does something with a line that is on its way until it is done. */
  const during = async (id: string, work: () => Promise<void>): Promise<void> => {
    if (onTheirWay.has(id)) return
    onTheirWay.add(id)
    const settle = addUnsavedWork(() => true)
    await work()
    settle()
    onTheirWay.delete(id)
  }

  const explain = (error: unknown): Partial<Line> => {
    const problem = problemOf(error)
    if (isSessionEnd(error)) return { failure: null }
    if (problem?.code === 'idempotency_key_reused')
      return { key: newKey(), sentAs: null, failure: t('donations.reused') }
    if (isUncertain(error)) return { failure: t('donations.unknown') }
    const refused = problem?.fields ?? []
    return { sentAs: null, refused, failure: refused.length > 0 ? null : problemText(error) }
  }

  const check = ({ key, texts }: Line, { receivedAt, method }: Given) =>
    checkDonation(
      { ...texts, anonymous: texts.donorName.trim() === '', receivedAt, method },
      momentOfKey(key),
      locale,
    )

  /** Sends a line; answers false where it is not fit to be sent. */
  const write = (line: Line): boolean => {
    const given = line.sentAs ?? saidOf(line, all.head)
    const checked = check(line, given)
    const refused = [...('refused' in checked ? checked.refused : []), ...refusedAbove(given)]
    if ('refused' in checked || refused.length > 0) {
      put(line.id, { refused, failure: null })
      return false
    }
    const { input } = checked
    const { donorName, donorEmail } = line.texts
    // What was sent already was asked about by then.
    const isSure = line.isChosen || line.sentAs !== null || donorEmail !== '' || donorName.trim() === ''
    if (!isSure && isToBeAsked(namesakesOf(apollo, donorName), donorName, line.isNew)) {
      put(line.id, { isAsked: true, refused: [], failure: null })
      return false
    }
    const settled = { isAsked: false, isNew: line.isNew, refused: [], failure: null }
    put(line.id, { ...settled, state: 'sent', sentAs: isSure ? given : null, amount: input.amount })
    void during(line.id, async () => {
      if (!isSure) {
        const isAsked = isToBeAsked(await lookForName(apollo, donorName), donorName, line.isNew)
        put(line.id, isAsked ? { state: 'typed', isAsked } : { sentAs: given })
        if (isAsked) return
      }
      try {
        const { data } = await apollo.mutate({
          mutation: RecordDonationDocument,
          variables: { projectId: given.projectId, input, idempotencyKey: line.key },
          update,
        })
        put(line.id, { state: 'written', sentAs: null, gift: data?.recordDonation.id ?? null })
      } catch (error) {
        put(line.id, { state: 'typed', ...explain(error) })
      }
    })
    return true
  }

  /** Voids what a line has written: the gift and its history stay. */
  const takeBack = (line: Line): void => {
    const { id, gift, undoKey } = line
    if (gift === null) return
    put(id, { state: 'undoing', failure: null })
    void during(id, async () => {
      try {
        await apollo.mutate({
          mutation: VoidGiftDocument,
          variables: {
            id: gift,
            input: { reason: t('gifts.undo.reason'), version: 1 },
            idempotencyKey: undoKey,
            locale,
          },
          update,
        })
        put(id, { state: 'undone' })
      } catch (error) {
        const isChanged = problemOf(error)?.code === 'edit_conflict'
        const failure = isUncertain(error)
          ? t('addGifts.undoUnknown')
          : isChanged
            ? t('addGifts.notTakenBack')
            : problemText(error)
        put(id, { state: 'written', failure: isSessionEnd(error) ? null : failure })
      }
    })
  }

  const goOn = useEffectEvent(() => {
    for (const line of store.read().lines) {
      if (onTheirWay.has(line.id)) continue
      if (line.state === 'sent') write(line)
      if (line.state === 'undoing') takeBack(line)
    }
  })
  useEffect(() => goOn(), [])

  return {
    ...all,
    all,
    setHead: (change: Partial<Head>): void => store.change((before) => withHead(before, change)),
    type: ({ id }: Line, change: Partial<LineTexts>): void =>
      store.change((before) => withTexts(before, id, change)),
    /** Says who the donor of a line is, beside their name. */
    sayWho: ({ id }: Line, who: { isNew: true } | { isChosen: true }): void =>
      put(id, { ...who, isAsked: false }),
    /** Says something of a line alone. */
    setOwn: ({ id }: Line, own: Given | null): void => store.change((before) => withOwn(before, id, own)),
    /** Has a line that was sent otherwise be sent as all lines are: under its key, so never besides. */
    sendAsAll: ({ id }: Line): void => put(id, { sentAs: null, failure: null }),
    /** Answers the line to go on with: the next one to type into, or this one where something is wrong with it. */
    write: (line: Line): { line: Line; isSent: boolean } => {
      const isSent = flushSync(() => write(line))
      const { lines } = store.read()
      const place = lines.findIndex(({ id }) => id === line.id)
      const next = lines.find(({ state }, index) => state === 'typed' && index > place)
      const same = lines[place] ?? line
      return { line: isSent ? (next ?? same) : same, isSent }
    },
    takeBack,
    takeBackLast: (): void => {
      const last = lastWritten(store.read())
      if (last) takeBack(last)
    },
    clear: store.clear,
  }
}
