import { donorList, mostNamesakes, namesakeRequest } from '../../../schema/donors.ts'
import { parse } from '../../core/parse.ts'
import type { RowSource } from '../../core/row-source.ts'
import { inOtherScript } from '../../core/scripts.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type { Donor, DonorPage, DonorWithYears, WithoutName } from './donor.ts'
import type { DonorsRepository } from './donors.repository.ts'
import { isBlind } from './is-blind.ts'
import { createOneDonor, type OneDonorDependencies } from './one-donor.service.ts'

/** So many are named of each of many names. */
const mostOfEach = 5

/** Those who gave, as lists and files have them. */
const createManyDonors = (donors: DonorsRepository) => ({
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
    const [{ page, figures: found }, all, sums, isCut] = await Promise.all([
      donors.list(request, wanted, isSummed),
      wanted.has('everybodyCount') || isWithout || (isSummed && isWhole) ? donors.figures(everybody) : nobody,
      isWithout || wanted.has('years') ? donors.given() : [],
      wanted.has('isCut') && donors.isCut(request),
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
      isCut,
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
})

/** Who gave, for the team alone: nothing of it is told to anybody else. */
export const createDonorsService = (given: OneDonorDependencies) => ({
  ...createManyDonors(given.donors),
  ...createOneDonor(given),
})

export type DonorsService = ReturnType<typeof createDonorsService>
