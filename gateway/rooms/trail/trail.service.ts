import { event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Model } from '../../../schema/model.ts'
import { project } from '../../../schema/projects.ts'
import { restoration, type TrailKind, trailList } from '../../../schema/trail.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { oldValues } from './old-values.ts'
import type { TrailRepository } from './trail.repository.ts'
import type { TrailActor, TrailEntry, TrailPage } from './trail.ts'

/** Changes a record as everybody who may does. */
interface Records {
  update(viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<unknown>
}

export interface TrailDependencies {
  trail: TrailRepository
  projects: Records
  events: Records
}

/** Who did what to which record: read, and undone as another change. */
export const createTrailService = ({ trail, projects, events }: TrailDependencies) => {
  /** Into what old values can be put back. Gifts have ways of their own, which leave an entry in the ledger. */
  const restorable: Partial<Record<TrailKind, { model: Model; records: Records }>> = {
    project: { model: project, records: projects },
    event: { model: event, records: events },
  }

  const oldValuesOf = (entry: TrailEntry): Record<string, unknown> | null => {
    const known = entry.kind && restorable[entry.kind]
    return known && entry.action === 'change' && entry.version !== null ? oldValues(known.model, entry) : null
  }

  const told = (entry: TrailEntry): TrailEntry => ({
    ...entry,
    version: oldValuesOf(entry) ? entry.version : null,
  })

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

    /** Everybody who is in it, by their names. */
    actors: async (viewer: Viewer): Promise<TrailActor[]> => {
      requirePermission(viewer, 'trail:read')
      return trail.actors()
    },

    /**
     * Puts back what an entry has changed of a record, as an ordinary change of it, and answers the record's id.
     * @throws Problem `not_found` also where nothing of it can be put back, `edit_conflict`, `validation_failed`
     */
    putBack: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<string> => {
      requirePermission(viewer, 'trail:read')
      const { version } = parse(restoration, input)
      const entry = isId(id) ? await trail.find(id) : null
      const values = entry && oldValuesOf(entry)
      const records = entry?.kind && restorable[entry.kind]?.records
      if (!entry?.recordId || !values || !records) throw notFound('entry with old values')
      await records.update(viewer, entry.recordId, { ...values, ...(version && { version }) }, locale)
      return entry.recordId
    },
  }
}

export type TrailService = ReturnType<typeof createTrailService>
