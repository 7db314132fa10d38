import {
  type DonorsAre,
  donor,
  donorJudgement,
  donorLanguage,
  donorNote,
  donorPair,
  donorThanks,
  newDonorNote,
} from '../../../schema/donors.ts'
import { pageRequest } from '../../../schema/lists.ts'
import { isId, newId } from '../../core/ids.ts'
import { decodeCursor, type ListPage, toListPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { isInstant } from '../../core/sorted-list-page.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { requireSame } from '../../models/records.service.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type { Donor, DonorGift, DonorNote, DonorPair, DonorWithHistory } from './donor.ts'
import type { DonorsRepository } from './donors.repository.ts'
import type { HistoriesRepository } from './histories.repository.ts'
import { isBlind } from './is-blind.ts'
import type { LanguagesRepository } from './languages.repository.ts'
import { pairId, readPairId } from './pair-id.ts'
import type { PairsRepository } from './pairs.repository.ts'
import type { ThanksRepository } from './thanks.repository.ts'

export interface OneDonorDependencies {
  donors: DonorsRepository
  histories: HistoriesRepository
  pairs: PairsRepository
  thanks: ThanksRepository
  languages: LanguagesRepository
}

const readCursor = (after: string | null) => {
  if (after === null) return null
  const [receivedAt = '', id = ''] = decodeCursor(after, [isInstant, isId])
  return { receivedAt, id }
}

/** What is known of a donor, what the team says of them, and who they are one with: for the team alone. */
export const createOneDonor = ({ donors, histories, pairs, thanks, languages }: OneDonorDependencies) => {
  /** Whoever was merged is who they were merged into. */
  const rootOf = async (viewer: Viewer, id: string): Promise<string> => {
    const root = isId(id) ? await histories.rootOf(id, isBlind(viewer)) : null
    if (root === null) throw notFound(donor.singular)
    return root
  }

  const foundBoth = async (
    viewer: Viewer,
    [kept, other]: readonly [string, string],
    are: DonorsAre,
  ): Promise<DonorPair | null> => {
    const both = await donors.find([kept, other], isBlind(viewer))
    const found = new Map(both.map((each) => [each.id, each]))
    const [one, two] = [found.get(kept), found.get(other)]
    return one && two ? { id: pairId(kept, other), are, kept: one, other: two } : null
  }

  const readPair = async (viewer: Viewer, id: string): Promise<DonorPair> => {
    const ids = readPairId(id)
    const are = ids && (await pairs.find(...ids))
    const pair = ids && are && (await foundBoth(viewer, ids, are))
    if (!pair) throw notFound(donorPair.singular)
    return pair
  }

  const alikeTo = async (viewer: Viewer, found: Donor): Promise<DonorPair[]> => {
    const ids = await donors.alike(found.id, isBlind(viewer))
    const others = ids.length > 0 ? await donors.find(ids, isBlind(viewer)) : []
    return others.map((other) => ({
      id: pairId(found.id, other.id),
      are: 'unknown' as const,
      kept: found,
      other,
    }))
  }

  /**
   * A donor with all that is known of them.
   * @throws Problem `not_found`
   */
  const get = async (viewer: Viewer, id: string): Promise<DonorWithHistory> => {
    requirePermission(viewer, 'people:read')
    const root = await rootOf(viewer, id)
    const [found] = await donors.find([root], isBlind(viewer))
    if (!found) throw notFound(donor.singular)
    const [years, merged, alike, notes, said, languageTold] = await Promise.all([
      histories.years(root, isBlind(viewer)),
      histories.merged(root, isBlind(viewer)),
      alikeTo(viewer, found),
      isBlind(viewer) ? null : histories.notes(root),
      thanks.of(root),
      languages.isTold(root),
    ])
    return withoutAddresses(viewer, { ...found, years, merged, alike, notes, ...said, languageTold })
  }

  return {
    get,

    /**
     * A page of the gifts of a donor, newest first, whatever has become of them.
     * @throws Problem `not_found`, `validation_failed`
     */
    gifts: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      wanted: Wanted = everything,
    ): Promise<ListPage<DonorGift>> => {
      requirePermission(viewer, 'people:read')
      const { first, after } = parse(pageRequest, input)
      const cursor = readCursor(after)
      const root = await rootOf(viewer, id)
      const [gifts, count] = await Promise.all([
        histories.gifts(root, first + 1, cursor, isBlind(viewer)),
        wanted.has('totalCount') ? histories.countGifts(root, isBlind(viewer)) : 0,
      ])
      return toListPage(
        withoutAddresses(viewer, gifts),
        first,
        count,
        (gift) => gift,
        (gift) => [gift.receivedAt, gift.id],
      )
    },

    /**
     * Two donors side by side.
     * @throws Problem `not_found`
     */
    getPair: async (viewer: Viewer, id: string): Promise<DonorPair> => {
      requirePermission(viewer, 'people:read')
      return withoutAddresses(viewer, await readPair(viewer, id))
    },

    /**
     * Says whether two donors are one: merges them, takes them apart, and remembers what was said. No gift is
     * rewritten. What is so already is no change.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict` where one of them was merged into a third, or `stood` is
     * given and something else is said of them by now
     */
    judge: async (viewer: Viewer, id: string, input: unknown): Promise<DonorPair> => {
      const admin = requirePermission(viewer, 'people:write')
      const { are, stood, ...given } = parse(donorJudgement, input)
      const ids = readPairId(id)
      if (!ids) throw notFound(donorPair.singular)
      requireSame({ id: pairId(...ids) }, given, ['id'])
      await pairs.judge(...ids, are, stood, admin.id)
      return readPair(viewer, id)
    },

    /**
     * Writes down that a donor has told the team that they may be thanked by name on the site, or takes back whatever was
     * said of that, by them or by the team. What is so already stays.
     * @throws Problem `not_found`, `validation_failed`
     */
    sayThanks: async (viewer: Viewer, id: string, input: unknown): Promise<DonorWithHistory> => {
      const admin = requirePermission(viewer, 'people:write')
      const { thanked } = parse(donorThanks, input)
      const root = await rootOf(viewer, id)
      await thanks.say(root, thanked, admin.id)
      return get(viewer, root)
    },

    /**
     * Says in which language a donor is written to, and gets receipts, from now on, or takes that back. What was sent stays as it is.
     * @throws Problem `not_found`, `validation_failed`
     */
    sayLanguage: async (viewer: Viewer, id: string, input: unknown): Promise<DonorWithHistory> => {
      requirePermission(viewer, 'people:write')
      const { locale } = parse(donorLanguage, input)
      const root = await rootOf(viewer, id)
      await languages.say(root, locale)
      return get(viewer, root)
    },

    /** Takes back that whoever has made a pledge may be thanked by name, for all that they gave; within its transaction. */
    endThanks: (pledge: string): Promise<void> => thanks.endOf(pledge),

    /**
     * Writes down what the team knows of a donor. With a key the same request, made again within a day, writes nothing
     * more.
     * @throws Problem `not_found`, `validation_failed`, `idempotency_key_reused`
     */
    addNote: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonorNote> => {
      const admin = requirePermission(viewer, 'people:write')
      const { text } = parse(newDonorNote, input)
      const request = keyedRequest('addDonorNote', { viewer, idempotencyKey }, [id, text])
      const personId = await rootOf(viewer, id)
      const noteId = await histories.addNote({ id: newId(), personId, text, writtenBy: admin.id }, request)
      const note = await histories.note(noteId)
      if (!note) throw notFound(donorNote.singular)
      return note
    },
  }
}
