import {
  type DonorsAre,
  donor,
  donorJudgement,
  donorLanguage,
  donorList,
  donorNote,
  donorPair,
  donorThanks,
  mostNamesakes,
  namesakeRequest,
  newDonorNote,
} from '../../../schema/donors.ts'
import { pageRequest } from '../../../schema/lists.ts'
import { isId, newId } from '../../core/ids.ts'
import { decodeCursor, type ListPage, toListPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import { inOtherScript } from '../../core/scripts.ts'
import { isInstant } from '../../core/sorted-list-page.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { may, requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { requireSame } from '../../models/records.service.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type {
  Donor,
  DonorGift,
  DonorNote,
  DonorPage,
  DonorPair,
  DonorWithHistory,
  DonorWithYears,
  WithoutName,
} from './donor.ts'
import type { DonorsRepository } from './donors.repository.ts'
import type { HistoriesRepository } from './histories.repository.ts'
import type { LanguagesRepository } from './languages.repository.ts'
import { pairId, readPairId } from './pair-id.ts'
import type { PairsRepository } from './pairs.repository.ts'
import type { ThanksRepository } from './thanks.repository.ts'

export interface DonorsDependencies {
  donors: DonorsRepository
  histories: HistoriesRepository
  pairs: PairsRepository
  thanks: ThanksRepository
  languages: LanguagesRepository
}

/** So many are named of each of many names. */
const mostOfEach = 5

const readCursor = (after: string | null) => {
  if (after === null) return null
  const [receivedAt = '', id = ''] = decodeCursor(after, [isInstant, isId])
  return { receivedAt, id }
}

/** Whether neither addresses are told, nor who gave anonymously; not even by a search, an order or a number. */
const isBlind = (viewer: Viewer): boolean => !may(viewer, 'people:addresses')

/** Who gave, for the team alone: nothing of it is told to anybody else. */
export const createDonorsService = ({ donors, histories, pairs, thanks, languages }: DonorsDependencies) => {
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
    /**
     * A page of those who gave, searched in both scripts, narrowed and sorted as `input` says.
     * @throws Problem `validation_failed`
     */
    list: async (viewer: Viewer, input: unknown, wanted: Wanted = everything): Promise<DonorPage> => {
      requirePermission(viewer, 'people:read')
      const request = { ...parse(donorList.request, input), isBlind: isBlind(viewer) }
      const { search, filter, year } = request
      const isSummed = wanted.has('totalCount') || wanted.has('givenByAll')
      const nobody = { count: 0, given: 0 }
      const everybody = { search: '', filter: null, year, isBlind: isBlind(viewer) }
      const isWhole = search === '' && filter === null
      const isWithout = wanted.has('givenWithoutName')
      const [{ page, figures: found }, all, sums] = await Promise.all([
        donors.list(request, wanted, isSummed),
        wanted.has('everybodyCount') || isWithout || (isSummed && isWhole)
          ? donors.figures(everybody)
          : nobody,
        isWithout || wanted.has('years') ? donors.given() : [],
      ])
      const figures = found ?? (isSummed ? all : nobody)
      return {
        ...withoutAddresses(viewer, page),
        totalCount: figures.count,
        givenByAll: figures.given,
        everybodyCount: all.count,
        // A gift may be written between the two sums.
        givenWithoutName: Math.max(
          0,
          sumOfLari(
            ...sums.flatMap((each) => (year === null || year === each.year ? [each.given] : [])),
            -all.given,
          ),
        ),
        years: sums.map((each) => each.year),
        otherScript: inOtherScript(search),
      }
    },

    /**
     * Who is called so, in whichever script: before a gift is written down that names nobody’s address, who may be one of them.
     * @throws Problem `validation_failed`
     */
    namesakes: async (viewer: Viewer, input: unknown): Promise<Donor[]> => {
      requirePermission(viewer, 'people:read')
      const { name } = parse(namesakeRequest, input)
      const found = await donors.namesakes([name], mostNamesakes, isBlind(viewer))
      return withoutAddresses(viewer, found.get(name) ?? [])
    },

    /** The same of many names at once, a few of each. */
    namesakesOf: async (viewer: Viewer, names: readonly string[]): Promise<Map<string, Donor[]>> => {
      requirePermission(viewer, 'people:read')
      const found = await donors.namesakes(names, mostOfEach, isBlind(viewer))
      return new Map([...found].map(([name, each]) => [name, withoutAddresses(viewer, each)]))
    },

    /**
     * All donors that the search, the filter and the year in `input` leave, with what they gave in each year.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<DonorWithYears> => {
      requirePermission(viewer, 'people:read')
      const selection = { ...parse(donorList.selection, input), isBlind: isBlind(viewer) }
      return {
        count: async () => (await donors.figures(selection)).count,
        read: async (limit, after) => {
          const found = withoutAddresses(viewer, await donors.selectAfter(selection, limit, after))
          const sums = await donors.sumsByYear(
            found.map(({ id }) => id),
            isBlind(viewer),
          )
          return found.map((each) => ({ ...each, years: sums.get(each.id) ?? new Map() }))
        },
      }
    },

    /**
     * What came without a name that is told, so that the sums of all donors and it are all there is; null where a search or a
     * filter leaves only some of them.
     * @throws Problem `validation_failed`
     */
    withoutName: async (viewer: Viewer, input: unknown): Promise<WithoutName | null> => {
      requirePermission(viewer, 'people:read')
      const { search, filter, year } = parse(donorList.selection, input)
      if (search !== '' || filter !== null) return null
      const [all, byName] = await Promise.all([donors.given(), donors.givenByName(isBlind(viewer))])
      const named = new Map(byName.map((each) => [each.year, each]))
      const left = all
        .map((each) => ({
          year: each.year,
          given: sumOfLari(each.given, -(named.get(each.year)?.given ?? 0)),
          donationCount: each.donationCount - (named.get(each.year)?.donationCount ?? 0),
        }))
        .filter(({ donationCount }) => donationCount > 0)
      if (!left.some((each) => year === null || year === each.year)) return null
      return {
        given: sumOfLari(...left.map(({ given }) => given)),
        donationCount: left.reduce((count, each) => count + each.donationCount, 0),
        years: new Map(left.map((each) => [each.year, each.given])),
      }
    },

    /** The years in which anybody gave, oldest first. */
    years: (viewer: Viewer): Promise<number[]> => {
      requirePermission(viewer, 'people:read')
      return donors.years(isBlind(viewer))
    },

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

export type DonorsService = ReturnType<typeof createDonorsService>
