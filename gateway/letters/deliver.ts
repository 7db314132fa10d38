import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import type { Clock } from '../core/clock.ts'
import { Problem } from '../core/problem.ts'
import { letterMessage, type Site } from './letter-message.ts'
import {
  type LetterOccasion,
  type LetterText,
  type LetterWriter,
  type LetterWriters,
  writerOf,
} from './letter-writers.ts'
import type { LettersRepository, Settlement } from './letters.repository.ts'
import type { Carried, Carrier } from './smtp.ts'

interface Dependencies {
  letters: Pick<LettersRepository, 'find' | 'take' | 'settle' | 'settleTry' | 'doubt'>
  /** Who words each kind. */
  writers: LetterWriters
  carrier: Carrier
  site: Site
  clock: Clock
}

/** Whether the queue is done with a letter, or is to bring it again. */
export type Delivered = 'done' | 'again'

const settlementOf = ({ outcome, answer }: Carried, isLastTry: boolean): Settlement | null => {
  switch (outcome) {
    case 'accepted':
      return { state: 'sent', answer }
    case 'refused':
    case 'no mailbox':
      return { state: 'failed', answer }
    case 'postponed':
      return { state: isLastTry ? 'failed' : 'waiting', answer }
    case 'unanswered':
      return { state: 'doubtful', answer }
    case 'withheld':
      return null
  }
}

const withSecret = (text: LetterText, secret: string | undefined): LetterText => {
  if (!secret) return text
  const secretly = <Link extends { path: string }>(link: Link): Link => ({
    ...link,
    path: `${link.path}#${secret}`,
  })
  const { leaving, action } = text
  return leaving ? { ...text, leaving: secretly(leaving) } : { ...text, action: secretly(action) }
}

/** What was said, with what only the letter itself may hold. */
const complete = async (
  writer: LetterWriter,
  letter: LetterOccasion,
  text: LetterText,
  { origin }: Site,
): Promise<LetterText> => {
  const secret = await writer.makeSecret?.(letter)
  const headers = await writer.makeHeaders?.(letter, origin)
  return { ...withSecret(text, secret), ...(headers ? { headers } : {}) }
}

/**
 * Sends one letter, at most once. It is taken as the server waits for it, so of two gateways that have it at once one
 * sends; and what was taken, and has no end, is not sent again by itself: the server may have it.
 * @throws what kept the site from making it, which is no fault of a server, once that is written down
 */
export const createDelivery =
  ({ letters, writers, carrier, site, clock }: Dependencies) =>
  async (id: string, isLastTry: boolean): Promise<Delivered> => {
    const letter = await letters.find(id)
    if (letter?.state === 'sending') {
      await letters.doubt(id, ownLetterAnswers.interrupted)
      return 'done'
    }
    if (letter?.state !== 'waiting') return 'done'

    const writer = writerOf(writers, letter.kind)
    if (await writer.hold?.(letter)) return 'done'
    let attempt: number | null = null
    /** This try is counted as what is taken is, or once it has ended. */
    const settle = (settlement: Settlement): Promise<void> =>
      attempt === null
        ? letters.settleTry(id, settlement, clock.now())
        : letters.settle(id, attempt, settlement)
    const { unmade, unsigned } = ownLetterAnswers
    const again = (answer: string): Settlement => ({ state: isLastTry ? 'failed' : 'waiting', answer })
    const text = await writer.say(letter).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === 'charity_details_missing') return 'unsigned' as const
      await settle(again(unmade))
      throw error
    })
    if (text === 'unsigned') {
      await settle(again(unsigned))
      return isLastTry ? 'done' : 'again'
    }
    if (text === null || (await writer.isCalledOff?.(letter))) {
      await writer.tellOfNothing?.(letter)
      await letters.settle(id, null, { state: 'failed', answer: ownLetterAnswers.pointless })
      return 'done'
    }

    let fault: unknown
    const held = { isHeld: false }
    const make = async (): Promise<Buffer | null> => {
      // It took a while to get here: what it is about may be gone by now.
      if ((await writer.say(letter)) === null || (await writer.isCalledOff?.(letter))) return null
      held.isHeld = (await writer.hold?.(letter)) ?? false
      if (held.isHeld) return null
      attempt = await letters.take(id, clock.now())
      if (attempt === null) return null
      return letterMessage(letter, await complete(writer, letter, text, site), site)
    }
    const carried = await carrier.carry({
      from: site.sender.address,
      to: letter.recipient,
      message: () =>
        make().catch((error: unknown) => {
          fault = error
          return null
        }),
    })
    if (fault !== undefined) {
      await settle(again(unmade))
      throw fault
    }
    const settlement = settlementOf(carried, isLastTry)
    // First: where the process ends in between, the letter is brought again, and its reader is given up then.
    if (carried.outcome === 'no mailbox') await writer.tellOfMailbox?.(letter, false)
    // Another has it: what becomes of it is seen the next time.
    if (settlement === null) return held.isHeld ? 'done' : 'again'
    await settle(settlement)
    if (carried.outcome === 'accepted' && letter.resends > 0) await writer.tellOfMailbox?.(letter, true)
    return settlement.state === 'waiting' ? 'again' : 'done'
  }
