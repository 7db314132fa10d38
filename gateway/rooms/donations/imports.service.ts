import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type BankMapping,
  bankMapping,
  importPreviewRequest,
  importVoid,
  newDonationImport,
  type PartialMapping,
} from '../../../schema/donation-imports.ts'
import { pageRequest } from '../../../schema/lists.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { type ListPage, readIdCursor, toListPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { type CsvOptions, type CsvTable, readCsv } from '../../core/read-csv.ts'
import { dayOf } from '../../core/today.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { isDay } from '../../core/written-days.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { asRemembered, guessMapping } from './bank-mapping.ts'
import { readBankRows } from './bank-rows.ts'
import { isTransfer, kindOf } from './bank-values.ts'
import type {
  DonationImport,
  ImportNamesake,
  ImportPreview,
  PromisedGift,
  ToldRow,
} from './donation-import.ts'
import { chooseGifts } from './import-choices.ts'
import { fingerprintOf, type ImportRow, judge } from './import-codes.ts'
import type { ImportsRepository } from './imports.repository.ts'
import type { KnownPledge } from './known-pledges.ts'

/** A bank writes a whole letter into a cell now and then, and never a book. Of its cells only a transfer's is a day. */
const statement: CsvOptions = {
  longestCell: 2000,
  hasPreamble: true,
  isRow: (cells) => cells.length > 1 && cells.some(isDay),
  isNoHeader: isTransfer,
  needsRows: true,
}

/** Cells that are shown of a column, so that it can be told what it holds. */
const mostSamples = 3

/** What seems to stand in the columns of a file without names for them. */
const kindsIn = ({ header, rows }: CsvTable): string[][] =>
  header.cells.map((_, index) => {
    const cells = rows.flatMap((row) => row.cells[index] || [])
    return [...new Set(cells.map(kindOf))].sort()
  })

/** What a bank's files have in common. */
const headerKeyOf = (table: CsvTable): string => {
  const { line, cells } = table.header
  const same = line === 0 ? kindsIn(table) : cells.map((cell) => cell.toLowerCase())
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url')
}

const columnsOf = ({ header, rows }: CsvTable): ImportPreview['columns'] =>
  header.cells.map((name, index) => {
    const cells = rows.flatMap((row) => row.cells[index] || [])
    return { number: index + 1, name, samples: [...new Set(cells)].slice(0, mostSamples) }
  })

/** @throws Problem `validation_failed` where a column is named that the file does not have */
const requireColumns = (mapping: BankMapping, { header }: CsvTable): void => {
  const width = header.cells.length
  const beyond = Object.entries(mapping).filter(([, value]) => typeof value === 'number' && value > width)
  if (beyond.length === 0) return
  throw validationFailed(beyond.map(([name]) => fieldError(`mapping.${name}`, 'too_big', width)))
}

const whole = (mapping: PartialMapping): BankMapping | null => bankMapping.safeParse(mapping).data ?? null

/** Of a donor no more than tells who that is. */
const namesakeOf = ({ id, name, email, donationCount }: ImportNamesake): ImportNamesake => ({
  ...{ id, name, email, donationCount },
})

/** Of a pledge no more than the team needs to see which one it is. */
const promisedOf = ({ id, amount, donorName, anonymous, projectId }: KnownPledge): PromisedGift => ({
  ...{ id, amount, donorName, anonymous, projectId },
})

const toTold = ({ code: found, ...row }: ImportRow, namesakes: ImportNamesake[]): ToldRow => {
  if (found === null) return { ...row, code: null, namesakes }
  const { code, outcome, pledge, near } = found
  const told = { code, outcome, pledge: pledge && promisedOf(pledge) }
  return {
    ...row,
    namesakes,
    code: { ...told, near: near.map((each) => each.code), meant: near.map(promisedOf) },
  }
}

/** Of whom it matters who else is called so: who gave what may be written as a gift, and is known by the name alone. */
const payerOf = ({ state, payer, code }: ImportRow): string | null => {
  const mayBeGift = state === 'new' || state === 'question'
  return mayBeGift && code?.outcome !== 'confirms' ? payer : null
}

/** Whether a row becomes a gift of nobody by itself. */
const isNameless = ({ state, payer, code }: ImportRow): boolean =>
  state === 'new' && payer === null && code?.outcome !== 'confirms'

export interface ImportDependencies {
  imports: ImportsRepository
  /** Tells who is called by each of these names. */
  donors: {
    namesakesOf(viewer: Viewer, names: readonly string[]): Promise<Map<string, ImportNamesake[]>>
  }
  clock: Clock
}

/** How gifts are imported from banks' files: looked at first, as often as one likes, then written all at once. */
export const importGifts = ({ imports, donors, clock }: ImportDependencies) => {
  const today = (): string => dayOf(clock.now())

  const found = async (id: string): Promise<DonationImport> => {
    const known = isId(id) ? await imports.find(id) : null
    if (!known) throw notFound('donation import')
    return known
  }

  return {
    /**
     * What a bank's file says, row by row, and what would become of it. Nothing is written.
     * @throws Problem `validation_failed`
     */
    previewImport: async (viewer: Viewer, input: unknown): Promise<ImportPreview> => {
      requirePermission(viewer, 'gifts:write')
      const { csv, mapping: given } = parse(importPreviewRequest, input)
      const table = readCsv(csv, statement)
      const remembered = given ? null : await imports.findMapping(headerKeyOf(table))
      const known = bankMapping.safeParse(remembered).data ?? null
      const told: PartialMapping = given ?? (known ? asRemembered(table, known) : guessMapping(table))
      const mapping = whole(told)
      if (mapping) requireColumns(mapping, table)
      const rows = mapping ? readBankRows(table, mapping, today()) : []
      const judged = judge(rows, await imports.findKnown(rows))
      const payers = [...new Set(judged.flatMap((row) => payerOf(row) ?? []))]
      const namesakes = await donors.namesakesOf(viewer, payers)
      return {
        headerLine: table.header.line,
        columns: columnsOf(table),
        mapping: told,
        remembered: known !== null && isDeepStrictEqual(told, known),
        complete: mapping !== null,
        fingerprint: fingerprintOf(judged),
        nameless: judged.filter(isNameless).length,
        rows: judged.map((row) => toTold(row, namesakes.get(payerOf(row) ?? '')?.map(namesakeOf) ?? [])),
      }
    },

    /**
     * Writes what was previewed, or nothing: those very rows where their fingerprint is sent, else as many gifts of that sum.
     * @throws Problem `validation_failed`, `not_found`, `preview_outdated`, `idempotency_key_reused`
     */
    importDonations: async (
      viewer: Viewer,
      projectId: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonationImport> => {
      const admin = requirePermission(viewer, 'gifts:write')
      const { csv, mapping, fileName = null, ...chosen } = parse(newDonationImport, input)
      const request = keyedRequest('importDonations', { viewer, idempotencyKey }, [
        projectId,
        { csv, mapping, fileName, ...chosen },
      ])
      if (!isId(projectId)) throw notFound('project')
      const table = readCsv(csv, statement)
      requireColumns(mapping, table)
      const rows = readBankRows(table, mapping, today())
      const meant = (chosen.choices ?? []).flatMap(({ code }) => code ?? [])
      const id = await imports.write(
        {
          ...{ id: newId(), fileName, madeBy: admin.id, now: clock.now(), headerKey: headerKeyOf(table) },
          ...{ mapping, meant },
        },
        request,
        rows,
        (known) => chooseGifts(judge(rows, known), chosen, projectId),
      )
      return found(id)
    },

    /**
     * A page of all imports, newest first.
     * @throws Problem `validation_failed`
     */
    listImports: async (viewer: Viewer, input: unknown): Promise<ListPage<DonationImport>> => {
      requirePermission(viewer, 'gifts:read')
      const { first, after } = parse(pageRequest, input)
      const [rows, count] = await Promise.all([imports.list(first + 1, readIdCursor(after)), imports.count()])
      return toListPage(
        rows,
        first,
        count,
        (row) => row,
        ({ id }) => [id],
      )
    },

    /**
     * Undoes an import: voids each of its gifts that counts, and waits again for the pledges that it has confirmed.
     * @throws Problem `not_found`, `validation_failed`, `idempotency_key_reused`
     */
    voidImport: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonationImport> => {
      const admin = requirePermission(viewer, 'gifts:write')
      const { reason } = parse(importVoid, input)
      const request = keyedRequest('voidDonationImport', { viewer, idempotencyKey }, [id, reason])
      const { id: known } = await found(id)
      await imports.void({ id: known, reason, madeBy: admin.id, now: clock.now() }, request)
      return found(known)
    },
  }
}
