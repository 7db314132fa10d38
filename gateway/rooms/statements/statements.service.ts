import { donor } from '../../../schema/donors.ts'
import type { LetterPreview } from '../../../schema/letters.ts'
import { locales } from '../../../schema/locales.ts'
import {
  type DonorStatement,
  donorStatement,
  statementFile,
  statementsSending,
  type YearlyStatements,
  yearOfStatements,
} from '../../../schema/statements.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { previewOf } from '../../letters/letter-preview.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { CharityService } from '../charity/charity.service.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import { drawStatement } from './draw-statement.ts'
import type { StatementSending } from './sending.repository.ts'
import { readStatementId, readYear } from './statement-id.ts'
import { statementWords } from './statement-letter.ts'
import type { StatementsRepository } from './statements.repository.ts'

interface Dependencies {
  statements: StatementsRepository
  sending: StatementSending
  charity: Pick<CharityService, 'details'>
  launches: Pick<LaunchesService, 'isLaunched'>
  /** Null where the site writes no letters. */
  outbox: Outbox | null
  /** Where links lead, without a slash at its end; empty where nobody has said. */
  origin: string
  clock: Clock
}

/** A statement as a file. */
export interface StatementFile {
  name: string
  bytes: Buffer
}

export const noStatement = () => notFound(donorStatement.singular)

/** What donors gave in a year, for them and for whoever may know who they are: as the ledger has it whenever it is asked. */
export const createStatementsService = ({
  statements,
  sending,
  charity,
  launches,
  outbox,
  origin,
  clock,
}: Dependencies) => {
  const yearOf = (text: string): number => {
    const year = readYear(text)
    if (year === null) throw notFound(yearOfStatements.singular)
    return year
  }

  const donorOf = async (id: string): Promise<string> => {
    const root = isId(id) ? await statements.rootOf(id) : null
    if (root === null) throw notFound(donor.singular)
    return root
  }

  /** Whoever was merged is who they were merged into. */
  const whose = async (id: string): Promise<{ person: string; year: number }> => {
    const read = readStatementId(id)
    const person = read && (await statements.rootOf(read.donorId))
    if (!read || person === null) throw noStatement()
    return { person, year: read.year }
  }

  /** Where a statement is sent: where gifts are taken, letters are written, and it is said who sends it. */
  const requireReady = async (): Promise<Outbox> => {
    if (outbox === null) throw new Problem('letters_off')
    if (!(await launches.isLaunched('giving'))) throw new Problem('giving_off')
    const { name, address, identificationCode } = await charity.details()
    if (!identificationCode || !(name.en ?? name.ka) || !(address.en ?? address.ka))
      throw new Problem('charity_details_missing')
    return outbox
  }

  return {
    /**
     * How the statements of a year stand: to how many donors they would go.
     * @throws Problem `not_found`
     */
    ofYear: (viewer: Viewer, year: string): Promise<YearlyStatements> => {
      requirePermission(viewer, 'gifts:write')
      return statements.overview(yearOf(year))
    },

    /**
     * What the letter of each donor says in each language.
     * @throws Problem `not_found`
     */
    previews: (viewer: Viewer, year: string): LetterPreview[] => {
      requirePermission(viewer, 'gifts:write')
      const of = yearOf(year)
      return locales.map((locale) => previewOf(statementWords(of, locale), locale, origin))
    },

    /**
     * Has the statements of a year sent to every donor who has an address and was not sent one, or ends that. What is so already
     * stays.
     * @throws Problem `not_found`, `validation_failed`, `letters_off`, `giving_off`, `charity_details_missing`
     */
    setSending: async (viewer: Viewer, year: string, input: unknown): Promise<YearlyStatements> => {
      const { id } = requirePermission(viewer, 'gifts:write')
      const { sending: isToGo } = parse(statementsSending, input)
      const of = yearOf(year)
      if (isToGo) await requireReady()
      await statements.setSending(of, isToGo, id, clock.now())
      return statements.overview(of)
    },

    /**
     * Of each year in which a donor gave something that counts.
     * @throws Problem `not_found`
     */
    ofDonor: async (viewer: Viewer, donorId: string): Promise<DonorStatement[]> => {
      requirePermission(viewer, 'people:addresses')
      return statements.ofDonor(await donorOf(donorId))
    },

    /**
     * A statement of a donor as a PDF, made of the ledger as it is.
     * @throws Problem `not_found`, `giving_off`, `charity_details_missing`
     */
    statementPdf: async (viewer: Viewer, id: string): Promise<StatementFile> => {
      requirePermission(viewer, 'people:addresses')
      const { person, year } = await whose(id)
      if (!(await launches.isLaunched('giving'))) throw new Problem('giving_off')
      const told = await statements.state(person, year, clock.now())
      if (told === null) throw noStatement()
      return { name: statementFile(year), bytes: await drawStatement(told) }
    },

    /**
     * Sends a donor a statement of a year by letter, whatever they were sent before. Asked for again within a minute, it is sent
     * once.
     * @throws Problem `not_found`, `letters_off`, `giving_off`, `charity_details_missing`, `donor_unreachable`
     */
    sendStatement: async (viewer: Viewer, id: string): Promise<DonorStatement> => {
      requirePermission(viewer, 'gifts:write')
      requirePermission(viewer, 'people:addresses')
      const { person, year } = await whose(id)
      const find = async (): Promise<DonorStatement> => {
        const one = (await statements.ofDonor(person)).find((each) => each.year === year)
        if (!one) throw noStatement()
        return one
      }
      await find()
      const post = await requireReady()
      if (!(await statements.sendTo(person, { year, now: clock.now(), outbox: post })))
        throw new Problem('donor_unreachable')
      return find()
    },

    /** Writes to the next few donors of whatever year is being sent; answers whether there is more to be done at once. */
    sendSome: async (): Promise<boolean> =>
      outbox !== null && (await launches.isLaunched('giving')) && sending.sendSome(outbox, clock.now()),
  }
}

export type StatementsService = ReturnType<typeof createStatementsService>
