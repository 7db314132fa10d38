import { latelyKinds } from '../../../schema/lately.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf, type WithFields, writableFields } from '../../../schema/model.ts'
import { isPicturePath } from '../../../schema/pictures.ts'
import { restoration, trailList } from '../../../schema/trail.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import { may, requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import type { LatelyByAccount, LatelyRepository } from './lately.repository.ts'
import type { Lately, UndoableEntry } from './lately.ts'
import {
  type BinName,
  type Listed,
  mayStepBack,
  permissionFor,
  type Restorable,
  restorable,
  type StepBack,
  stepBackOf,
  type Told,
} from './steps-back.ts'
import type { TrailRepository } from './trail.repository.ts'
import type { Restored, TrailActor, TrailEntry, TrailPage } from './trail.ts'

/** Changes a record as everybody who may does. */
interface Records {
  update(viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<unknown>
  setState(viewer: Viewer, id: string, input: unknown): Promise<unknown>
}

/** What puts old values back. */
export interface Restoring {
  trail: TrailRepository
  records: Record<Restorable, Records>
  messages: { update(viewer: Viewer, id: string, input: unknown): Promise<unknown> }
  bin: { restore(viewer: Viewer, id: string): Promise<void> }
  deletions: Record<BinName, { delete(viewer: Viewer, id: string): Promise<void> }>
  /** Puts somebody back onto a list. */
  lists: Record<Listed, (viewer: Viewer, id: string) => Promise<void>>
}

export interface TrailDependencies {
  trail: TrailRepository
  latest: LatelyRepository
  clock: Clock
  /** Does all of it or nothing. */
  atOnce: <Done>(work: (parts: Restoring) => Promise<Done>) => Promise<Done>
}

/** The fields whose pictures were destroyed since, where there is something else to put back. */
const goneOf = async (
  trail: TrailRepository,
  model: WithFields,
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> => {
  const gone: string[] = []
  for (const [name, { kind }] of writableFields(model)) {
    const value = values[name]
    if (kind !== 'picture' || typeof value !== 'string' || !isPicturePath(value)) continue
    if (!(await trail.isPictureKept(value))) gone.push(name)
  }
  return gone.length < Object.keys(values).length ? gone : []
}

/** Who did what to which record: read, and undone as another change. */
export const createTrailService = ({ trail, latest, clock, atOnce }: TrailDependencies) => {
  const stepBack = (entry: Told): StepBack | null => stepBackOf(entry, clock.now())

  /** What else is taken back is so from what happened lately, and only as long as nothing was done since. */
  const told = (entry: TrailEntry): TrailEntry => ({
    ...entry,
    version: stepBack(entry)?.way === 'values' ? entry.version : null,
  })

  /** Of what was done lately, by its entries: the versions of the records into which the viewer can put old values back. */
  const versionsOf = async (
    viewer: Viewer,
    list: readonly LatelyByAccount[],
  ): Promise<Map<string, number | null>> => {
    if (!may(viewer, 'trail:read')) return new Map()
    const able = list.filter(
      ({ kind, action, recordId }) => mayStepBack(kind, action) && action === 'change' && recordId !== null,
    )
    const entries = able.length > 0 ? await trail.findAll(able.map(({ id }) => id)) : []
    return new Map(entries.map(told).map(({ id, version }) => [id, version]))
  }

  /** Of what was done lately, all entries that the viewer can put back, by their ids. */
  const undoableOf = async (
    viewer: Viewer,
    list: readonly LatelyByAccount[],
  ): Promise<Map<string, UndoableEntry>> => {
    if (!may(viewer, 'trail:read')) return new Map()
    const ids = list.flatMap(({ kind, action, entries }) =>
      mayStepBack(kind, action) ? (entries ?? []) : [],
    )
    const newest = ids.length > 0 ? await latest.newestOf(ids) : []
    const able = newest.filter((entry) => {
      const step = stepBack(entry)
      return entry.isThere && step !== null && may(viewer, permissionFor(step))
    })
    return new Map(able.map(({ id, recordId, version }) => [id, { id, recordId, version }]))
  }

  /** Does it from the version `from`, and answers the fields that are as they were. */
  const take = async (
    { trail, records, messages, bin, deletions, lists }: Restoring,
    step: StepBack,
    { viewer, id, version, locale }: { viewer: Viewer; id: string; version: number | null; locale: Locale },
  ): Promise<string[]> => {
    const from = version !== null && { version }
    if (step.way === 'bin') {
      await bin.restore(viewer, id)
      return []
    }
    if (step.way === 'deletion') {
      await deletions[step.of].delete(viewer, id)
      return []
    }
    if (step.way === 'list') {
      await lists[step.kind](viewer, id)
      return []
    }
    if (step.way === 'handling') {
      await messages.update(viewer, id, { ...step.input, ...from })
      return []
    }
    if (step.way === 'life') {
      await records[step.kind].setState(viewer, id, { ...step.input, ...from })
      return []
    }
    const leftOut = await goneOf(trail, restorable[step.kind], step.values)
    const back = Object.entries(step.values).filter(([name]) => !leftOut.includes(name))
    await records[step.kind].update(viewer, id, { ...Object.fromEntries(back), ...from }, locale)
    return leftOut
  }

  return {
    /**
     * A page of the entries that `input` leaves, newest first.
     * @throws Problem `validation_failed`
     */
    list: async (viewer: Viewer, input: unknown, wanted: Wanted = everything): Promise<TrailPage> => {
      requirePermission(viewer, 'trail:read')
      const page = await trail.list(parse(trailList.request, input), wanted)
      return { ...page, nodes: page.nodes.map(told) }
    },

    /**
     * All entries that `input` leaves.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<TrailEntry> => {
      requirePermission(viewer, 'trail:read')
      const selection = parse(trailList.selection, input)
      return {
        count: () => trail.count(selection),
        read: (limit, after) => trail.selectAfter(selection, limit, after),
      }
    },

    /**
     * What became of records lately, newest first, as far as the viewer may see them. Who did it is for whoever reads the
     * trail; whose gift it was, for whoever may know of anonymous ones.
     */
    lately: async (viewer: Viewer): Promise<Lately[]> => {
      const { id } = requirePermission(viewer, 'admin:enter')
      const isToldWho = may(viewer, 'trail:read')
      const mayName = may(viewer, 'people:addresses')
      const list = await latest.list(namesOf(latelyKinds).filter((kind) => may(viewer, latelyKinds[kind])))
      const versions = await versionsOf(viewer, list)
      const undoable = await undoableOf(viewer, list)
      return list.map(({ actorId, actor, program, title, entries, ...each }) => ({
        ...each,
        version: versions.get(each.id) ?? null,
        undoable: entries?.flatMap((entry) => undoable.get(entry) ?? []) ?? [],
        actor: isToldWho ? actor : null,
        actorId: isToldWho ? actorId : null,
        isOwn: actorId === id,
        program: isToldWho ? program : null,
        title: each.kind !== 'gift' || mayName ? title : { en: null, ka: null },
      }))
    },

    /** Everybody who is in it, by their names. */
    actors: async (viewer: Viewer): Promise<TrailActor[]> => {
      requirePermission(viewer, 'trail:read')
      return trail.actors()
    },

    /**
     * Puts back what an entry has changed of a record, as an ordinary change of it, and answers what that has left. A
     * picture that was destroyed since is left out where there is more to put back, and refused where it is all. What is
     * no value, as a state or a deletion, is taken back only where nothing was done to the record since.
     * @throws Problem `not_found` also where nothing of it can be put back, `edit_conflict`, `validation_failed`
     */
    putBack: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Restored> => {
      requirePermission(viewer, 'trail:read')
      const { version = null } = parse(restoration, input)
      return atOnce(async (parts) => {
        const { trail } = parts
        const entry = isId(id) ? await trail.find(id) : null
        const step = entry && stepBack(entry)
        if (!entry?.recordId || !entry.kind || !step) throw notFound('entry with old values')
        const record = { kind: entry.kind, id: entry.recordId }
        const isValues = step.way === 'values'
        const before = isValues ? await trail.holdVersion(record) : entry.version
        if (!isValues && (await trail.newestOf(record))?.id !== entry.id) throw new Problem('edit_conflict')
        const from = isValues ? version : (version ?? entry.version)
        const leftOut = await take(parts, step, { viewer, id: record.id, version: from, locale })
        const left = await trail.newestOf(record)
        const isChanged = left?.version !== before
        const tells = isChanged ? (left?.id ?? null) : null
        return { id: record.id, entry: tells, version: left?.version ?? null, leftOut }
      })
    },
  }
}

export type TrailService = ReturnType<typeof createTrailService>
