import type { z } from 'zod'
import { type Life, lifeChange, lifeOf } from '../../schema/life.ts'
import type { Fields, Model, RecordOf } from '../../schema/model.ts'
import type { FieldErrorCode } from '../../schema/problems.ts'
import { fieldError } from '../../schema/validation.ts'
import type { Clock } from '../core/clock.ts'
import { parse } from '../core/parse.ts'
import { Problem, validationFailed } from '../core/problem.ts'
import type { MadeFrom } from '../core/version-tags.ts'
import { requirePermission, type Viewer } from '../core/viewer.ts'
import type { RecordsRepository } from './records.repository.ts'
import { found, requireVersion } from './records.service.ts'

type Wanted = Omit<z.output<typeof lifeChange>, 'version'>

const refused = (field: keyof Life, code: FieldErrorCode): Problem =>
  validationFailed([fieldError(field, code)])

/** What is said of a moment that has passed; what stood there where nothing is said, and has passed as well. */
const passed = (field: keyof Life, given: string | null, stood: string | null, now: Date): string | null => {
  if (given === null) return stood !== null && Date.parse(stood) <= now.getTime() ? stood : null
  if (Date.parse(given) > now.getTime()) throw refused(field, 'after_now')
  return new Date(given).toISOString()
}

/** What a record says of its life when it has been put into a state. */
const lifeIn = ({ state, publishedAt = null, archivedAt = null }: Wanted, stood: Life, now: Date): Life => {
  if (state === 'draft') return { publishedAt: null, archivedAt: null }
  if (state === 'scheduled') {
    if (publishedAt === null || Date.parse(publishedAt) <= now.getTime()) {
      throw refused('publishedAt', 'before_now')
    }
    return { publishedAt: new Date(publishedAt).toISOString(), archivedAt: null }
  }
  // What was public and has ended is so again since it first was.
  const since = passed('publishedAt', publishedAt, stood.publishedAt, now)
  if (state === 'published') return { publishedAt: since ?? now.toISOString(), archivedAt: null }
  if (since === null) throw new Problem('not_published')
  const until = passed('archivedAt', archivedAt, stood.archivedAt, now)
  if (until !== null && Date.parse(until) < Date.parse(since)) throw refused('archivedAt', 'before_published')
  return { publishedAt: since, archivedAt: until ?? now.toISOString() }
}

interface Living<Of extends Fields, Sort extends string, Filter extends string> {
  model: Model<Of, Sort, Filter>
  records: RecordsRepository<Of, Sort, Filter>
  clock: Clock
}

/** How admins decide who is shown the records of a model that has a life. */
export const liveRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  records,
  clock,
}: Living<Of, Sort, Filter>) => ({
  /**
   * Puts a record into a state; into the one it is in, changes nothing.
   * @throws Problem `not_found`, `validation_failed`, `not_published`, `edit_conflict`, `precondition_failed`
   */
  setState: async (
    viewer: Viewer,
    id: string,
    input: unknown,
    from: MadeFrom = null,
  ): Promise<RecordOf<Model<Of>>> => {
    requirePermission(viewer, model.permissions.write)
    const { version, ...wanted } = parse(lifeChange, input)
    return found(model, id, () =>
      records.update(id, (stood) => {
        requireVersion(stood, version, from)
        const before = lifeOf(stood)
        const after = lifeIn(wanted, before, clock.now())
        return Object.fromEntries(
          Object.entries(after).filter(([name, moment]) => moment !== Reflect.get(before, name)),
        )
      }),
    )
  },
})
