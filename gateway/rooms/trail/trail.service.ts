import { event } from '../../../schema/events.ts'
import { latelyKinds } from '../../../schema/lately.ts'
import type { Locale } from '../../../schema/locales.ts'
import { type Model, namesOf, type WithFields, writableFields } from '../../../schema/model.ts'
import { isPicturePath } from '../../../schema/pictures.ts'
import { project } from '../../../schema/projects.ts'
import { restoration, type TrailKind, trailList } from '../../../schema/trail.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import { may, requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import type { LatelyByAccount, LatelyRepository } from './lately.repository.ts'
import type { Lately } from './lately.ts'
import { oldValues } from './old-values.ts'
import type { TrailRepository } from './trail.repository.ts'
import type { Restored, TrailActor, TrailEntry, TrailPage } from './trail.ts'

/** Changes a record as everybody who may does. */
interface Records {
  update(viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<unknown>
}

/** What puts old values back. */
export interface Restoring {
  trail: TrailRepository
  records: Record<Restorable, Records>
}

export interface TrailDependencies {
  trail: TrailRepository
  latest: LatelyRepository
  /** Does all of it or nothing. */
  atOnce: <Done>(work: (parts: Restoring) => Promise<Done>) => Promise<Done>
}

/** Into what old values can be put back. Gifts have ways of their own, which leave an entry in the ledger. */
const restorable = { project, event } satisfies Partial<Record<TrailKind, Model>>

type Restorable = keyof typeof restorable

const isRestorable = (kind: TrailKind | null): kind is Restorable =>
  kind !== null && Object.hasOwn(restorable, kind)

const oldValuesOf = (entry: TrailEntry): Record<string, unknown> | null =>
  isRestorable(entry.kind) && entry.action === 'change' && entry.version !== null
    ? oldValues(restorable[entry.kind], entry)
    : null

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

const told = (entry: TrailEntry): TrailEntry => ({
  ...entry,
  version: oldValuesOf(entry) ? entry.version : null,
})

/** Who did what to which record: read, and undone as another change. */
export const createTrailService = ({ trail, latest, atOnce }: TrailDependencies) => {
  /** Of what was done lately, by its entries: the versions of the records into which the viewer can put old values back. */
  const versionsOf = async (
    viewer: Viewer,
    list: readonly LatelyByAccount[],
  ): Promise<Map<string, number | null>> => {
    if (!may(viewer, 'trail:read')) return new Map()
    const able = list.filter(
      ({ kind, action, recordId }) => isRestorable(kind) && action === 'change' && recordId !== null,
    )
    const entries = able.length > 0 ? await trail.findAll(able.map(({ id }) => id)) : []
    return new Map(entries.map(told).map(({ id, version }) => [id, version]))
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
      return list.map(({ actorId, actor, program, title, ...each }) => ({
        ...each,
        version: versions.get(each.id) ?? null,
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
     * picture that was destroyed since is left out where there is more to put back, and refused where it is all.
     * @throws Problem `not_found` also where nothing of it can be put back, `edit_conflict`, `validation_failed`
     */
    putBack: async (viewer: Viewer, id: string, input: unknown, locale: Locale): Promise<Restored> => {
      requirePermission(viewer, 'trail:read')
      const { version } = parse(restoration, input)
      return atOnce(async ({ trail, records }) => {
        const entry = isId(id) ? await trail.find(id) : null
        const values = entry && oldValuesOf(entry)
        if (!entry?.recordId || !values || !isRestorable(entry.kind)) throw notFound('entry with old values')
        const record = { kind: entry.kind, id: entry.recordId }
        const before = await trail.holdVersion(record)
        const leftOut = await goneOf(trail, restorable[record.kind], values)
        const back = Object.entries(values).filter(([name]) => !leftOut.includes(name))
        const change = { ...Object.fromEntries(back), ...(version && { version }) }
        await records[record.kind].update(viewer, record.id, change, locale)
        const left = await trail.newestOf(record)
        const isChanged = left?.version !== before
        const tells = isChanged ? (left?.id ?? null) : null
        return { id: record.id, entry: tells, version: left?.version ?? null, leftOut }
      })
    },
  }
}

export type TrailService = ReturnType<typeof createTrailService>
