import type { Locale } from '../../../schema/locales.ts'
import {
  newSpending,
  paperForm,
  type Spending,
  type SpendingEntry,
  spending,
  spendingCorrection,
  spendingList,
  spendingReason,
} from '../../../schema/spending.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { textOf } from '../../core/localized.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem, validationFailed } from '../../core/problem.ts'
import { dayOf } from '../../core/today.ts'
import { may, requirePermission, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { toChangedColumns, toColumns } from '../../models/columns.ts'
import { found, readRecords, requireVersion } from '../../models/records.service.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { Paper, Papers } from './papers.ts'
import type { SpendingChange, SpendingRepository } from './spending.repository.ts'

interface Dependencies {
  spendings: SpendingRepository
  papers: Papers
  launches: Pick<LaunchesService, 'isLaunched'>
  clock: Clock
  onFailure: (error: unknown) => void
}

const { read, write } = spending.permissions

/** Long enough for the slowest store: what nothing names by then is of nobody. */
const timeToArrive = 3_600_000

/** A receipt that nobody is shown. */
const noPaper = () => notFound('receipt')

/** What was paid out of what was given: written down by admins, and put right by entries that are added. */
export const createSpendingService = ({ spendings, papers, launches, clock, onFailure }: Dependencies) => {
  const find = (id: string): Promise<Spending> => found(spending, id, (known) => spendings.find(known))

  /** @throws Problem `validation_failed`, `not_found` */
  const requirePossible = ({ spentOn, projectId }: { spentOn?: unknown; projectId?: unknown }): void => {
    if (typeof spentOn === 'string') {
      if (spentOn < '2000-01-01') throw validationFailed([fieldError('spentOn', 'before_2000')])
      if (spentOn > dayOf(clock.now())) throw validationFailed([fieldError('spentOn', 'after_today')])
    }
    if (typeof projectId === 'string' && !isId(projectId)) throw notFound('project')
  }

  /** @throws Problem `spending_voided` */
  const requireCounted = ({ status }: Spending): void => {
    if (status === 'voided') throw new Problem('spending_voided')
  }

  /** Answers what its receipt was kept as before. */
  const change = async (
    id: string,
    said: { madeBy: string; reason: string | null; version?: number | undefined },
    decide: (stood: Spending) => SpendingChange | null,
  ): Promise<string | null> => {
    const { version, ...words } = said
    await find(id)
    return spendings.change(id, { ...words, madeAt: clock.now() }, (stood) => {
      requireVersion(stood, version, null)
      return decide(stood)
    })
  }

  /** What a receipt was kept as that is shown no more is destroyed: it may have shown what nobody should see. */
  const destroy = async (paper: string | null): Promise<void> => {
    if (paper !== null) await papers.remove(paper).catch(onFailure)
  }

  /** An entry may have been written though nobody was answered so: what cannot be read is taken to name it. */
  const mayName = (id: string, paper: string): Promise<boolean> =>
    spendings.paperOf(id).then(
      (named) => named === paper,
      () => true,
    )

  return {
    ...readRecords({ model: spending, list: spendingList, records: spendings, clock }),

    /**
     * All that was done to it, newest first.
     * @throws Problem `not_found`
     */
    history: async (viewer: Viewer, id: string): Promise<SpendingEntry[]> => {
      requirePermission(viewer, read)
      await find(id)
      return spendings.entriesOf(id)
    },

    /**
     * With a key the same request, made again within a day, writes nothing more and answers the same.
     * @throws Problem `validation_failed`, `not_found`, `idempotency_key_reused`
     */
    create: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      idempotencyKey?: string | null,
    ): Promise<Spending> => {
      const { id: recordedBy } = requirePermission(viewer, write)
      const given = parse(newSpending, input)
      requirePossible(given)
      const columns = toColumns(spending, given, locale)
      const request = keyedRequest('createSpending', { viewer, idempotencyKey }, columns)
      const { amount, spentOn, projectId = null } = given
      const { en = null, ka = null } = textOf({ en: null, ka: null, ...columns }, 'purpose')
      const row = { amount, spentOn, projectId, purpose: { en, ka } }
      return find(await spendings.add({ id: newId(), ...row, recordedBy, createdAt: clock.now() }, request))
    },

    /**
     * What is omitted stays as it is; where all is so already, nothing is added.
     * @throws Problem `validation_failed`, `not_found`, `edit_conflict`, `spending_voided`
     */
    correct: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Spending> => {
      const { id: madeBy } = requirePermission(viewer, write)
      const { reason, version, ...given } = parse(spendingCorrection, input)
      requirePossible(given)
      await change(id, { madeBy, reason, version }, (stood) => {
        requireCounted(stood)
        const { purpose, ...columns } = toChangedColumns(spending, stood, given, locale)
        const words = purpose === undefined ? {} : { purpose: { ...stood.purpose, ...Object(purpose) } }
        const state = { ...columns, ...words }
        if (words.purpose && Object.values(words.purpose).every((each) => each === null)) {
          throw validationFailed([fieldError('purpose', 'required')])
        }
        return Object.keys(state).length === 0 ? null : { kind: 'corrected', state }
      })
      return find(id)
    },

    /**
     * It never was: it counts no more, nobody is shown it, and nothing more is done to it but that its receipt is taken off.
     * @throws Problem as `correct` does
     */
    void: async (viewer: Viewer, id: string, input: unknown): Promise<Spending> => {
      const { id: madeBy } = requirePermission(viewer, write)
      const said = parse(spendingReason, input)
      await change(id, { madeBy, ...said }, (stood) => {
        requireCounted(stood)
        return { kind: 'voided', state: { status: 'voided' } }
      })
      return find(id)
    },

    /**
     * Attaches a receipt that shows no private person, in the place of the one before, which is destroyed.
     * `readForm` is called only for somebody who may.
     * @throws Problem as `correct` does, with nothing kept
     */
    attach: async (viewer: Viewer, id: string, readForm: () => Promise<unknown>): Promise<Spending> => {
      const { id: madeBy } = requirePermission(viewer, write)
      await find(id)
      const { file } = parse(paperForm, await readForm())
      const paper = await papers.keep(file, (name) =>
        spendings.papers.expect(name, new Date(clock.now().getTime() + timeToArrive)),
      )
      const before = await change(id, { madeBy, reason: null }, (stood) => {
        requireCounted(stood)
        return { kind: 'attached', state: { paper } }
      }).catch(async (error: unknown) => {
        if (!(await mayName(id, paper))) await destroy(paper)
        throw error
      })
      await destroy(before)
      return find(id)
    },

    /**
     * Takes its receipt off and destroys it, also where it was voided; where it has none, nothing is added.
     * @throws Problem `validation_failed`, `not_found`, `edit_conflict`
     */
    detach: async (viewer: Viewer, id: string, input: unknown): Promise<Spending> => {
      const { id: madeBy } = requirePermission(viewer, write)
      const said = parse(spendingReason, input)
      const before = await change(id, { madeBy, ...said }, ({ receiptPath }) =>
        receiptPath === null ? null : { kind: 'detached', state: { paper: null } },
      )
      await destroy(before)
      return find(id)
    },

    /** Removes the files of receipts that were taken off, or have never been attached. Any gateway may, and at any time. */
    removeUnkept: async (): Promise<void> => {
      await spendings.papers.removeDue(clock.now(), papers.remove)
    },

    /**
     * Its receipt: for everybody once giving is launched, as long as it counts; for the team always.
     * @throws Problem `not_found`
     */
    paper: async (viewer: Viewer, id: string): Promise<Paper & { name: string }> => {
      const stood = isId(id) ? await spendings.find(id) : null
      const isShown =
        may(viewer, read) || (stood?.status === 'counted' && (await launches.isLaunched('giving')))
      const name = stood && isShown ? await spendings.paperOf(id) : null
      const paper = name === null ? null : await papers.find(name)
      if (!stood || !paper) throw noPaper()
      const ending = paper.type === 'application/pdf' ? 'pdf' : 'webp'
      return { ...paper, name: `receipt-${stood.spentOn}.${ending}` }
    },
  }
}

export type SpendingService = ReturnType<typeof createSpendingService>
