import {
  type Letter,
  type LetterExample,
  type LetterPreview,
  type LetterSettings,
  letter,
  letterDays,
  letterExamplesRequest,
  letterList,
} from '../../../schema/letters.ts'
import { locales } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { previewOf } from '../../letters/letter-preview.ts'
import type { Urgency } from '../../letters/letter-queue.ts'
import { type LetterWriters, writerOf } from '../../letters/letter-writers.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { found, readRecords } from '../../models/records.service.ts'
import type { LettersRepository } from './letters.repository.ts'

interface Dependencies {
  letters: LettersRepository
  /** Who words each kind. */
  writers: LetterWriters
  outbox: Outbox | null
  /** Where links lead, without a slash at its end; empty where nobody has said. */
  origin: string
  clock: Clock
}

const { read, write } = letter.permissions

const day = 86_400_000

/** What the site has written to people, and what became of it. */
export const createLettersService = ({ letters, writers, outbox, origin, clock }: Dependencies) => {
  const setAside = async (viewer: Viewer, id: string, at: Date | null): Promise<Letter> => {
    requirePermission(viewer, write)
    await found(letter, id, letters.findWhole)
    if (!(await letters.dismiss(id, at))) throw new Problem('letter_not_dismissible')
    return found(letter, id, (known) => letters.find(known))
  }

  return {
    /** A page of the letters, searched and narrowed as the input says, for an admin. */
    list: readRecords({ model: letter, list: letterList, records: letters, clock }).list,

    /** Whether the site writes letters, whether they leave it, and at what pace. */
    settings: (viewer: Viewer): LetterSettings => {
      requirePermission(viewer, read)
      if (outbox === null) return { delivery: 'off', perMinute: null }
      const { isSending, perMinute } = outbox
      return { delivery: isSending ? 'sent' : 'kept', perMinute }
    },

    /**
     * What a letter says by now in each language, its secret left out; nothing where what it is about is no more.
     * @throws Problem `not_found`
     */
    previews: async (viewer: Viewer, id: string): Promise<LetterPreview[]> => {
      requirePermission(viewer, read)
      const { kind, ...occasion } = await found(letter, id, letters.findWhole)
      const writer = writerOf(writers, kind)
      const previews = await Promise.all(
        locales.map(async (locale): Promise<LetterPreview[]> => {
          const text = await writer.say({ ...occasion, locale })
          return text === null ? [] : [previewOf(text, locale, origin)]
        }),
      )
      return previews.flat()
    },

    /**
     * What letters of a kind say, of what is made up: one for each thing they may have to say, without what goes along with them.
     * @throws Problem `validation_failed`
     */
    examples: (viewer: Viewer, input: unknown): LetterExample[] => {
      requirePermission(viewer, read)
      const { kind } = parse(letterExamplesRequest, input)
      const writer = writerOf(writers, kind)
      const [first = [], ...others] = locales.map((locale) =>
        writer
          .examples(locale)
          .map((text): LetterPreview => previewOf({ ...text, attachments: [] }, locale, origin)),
      )
      return first.map((preview, index) => ({
        previews: [preview, ...others.flatMap((inAnother) => inAnother[index] ?? [])],
      }))
    },

    /**
     * Has a letter sent again that was not, or of which nobody knows whether it was: then it may arrive twice.
     * One that was kept while the site sent none is sent only where it still says something. One of many goes behind whatever
     * somebody waits for.
     * @throws Problem `not_found`, `letter_not_resendable`, `letter_pointless`
     */
    sendAgain: async (viewer: Viewer, id: string, urgency?: Urgency): Promise<Letter> => {
      requirePermission(viewer, write)
      const { kind, state, ...occasion } = await found(letter, id, letters.findWhole)
      if (outbox?.isSending && state === 'unsent' && (await writerOf(writers, kind).say(occasion)) === null)
        throw new Problem('letter_pointless')
      if (!outbox?.isSending || !(await letters.waitAgain(id, outbox, urgency)))
        throw new Problem('letter_not_resendable')
      return found(letter, id, (known) => letters.find(known))
    },

    /**
     * Leaves it at that a letter was not sent, or may not have been: it waits for nobody any more.
     * @throws Problem `not_found`, `letter_not_dismissible`
     */
    dismiss: (viewer: Viewer, id: string): Promise<Letter> => setAside(viewer, id, clock.now()),

    /**
     * Takes that back.
     * @throws Problem `not_found`, `letter_not_dismissible`
     */
    recall: (viewer: Viewer, id: string): Promise<Letter> => setAside(viewer, id, null),

    /**
     * Forgets what was sent, or would have been, or left at that so long ago that nobody asks any more, and what was about something
     * that is no more, which nobody could have sent; answers how much that was. What else has failed or is in doubt stays until
     * somebody has dealt with it. Any gateway may, and at any time.
     */
    forgetSent: async (): Promise<number> => {
      const moment = new Date(clock.now().getTime() - letterDays * day)
      let all = 0
      for (let some = await letters.forgetSome(moment); some > 0; some = await letters.forgetSome(moment))
        all += some
      return all
    },
  }
}

export type LettersService = ReturnType<typeof createLettersService>
