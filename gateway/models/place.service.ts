import type { Fields, Model, RecordOf } from '../../schema/model.ts'
import { placeChange } from '../../schema/place.ts'
import { isId } from '../core/ids.ts'
import { parse } from '../core/parse.ts'
import { notFound } from '../core/problem.ts'
import { requirePermission, type Viewer } from '../core/viewer.ts'
import type { RecordsRepository } from './records.repository.ts'

interface Placing<Of extends Fields, Sort extends string, Filter extends string> {
  model: Model<Of, Sort, Filter>
  records: RecordsRepository<Of, Sort, Filter>
}

/** How admins put the records of a model into an order. */
export const placeRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  records,
}: Placing<Of, Sort, Filter>) => ({
  /**
   * Puts a record right before another one, or right after it; where it stands there already, changes nothing. It is
   * no change of the record itself, and makes no version.
   * @throws Problem `not_found` where one of the two is not there, `validation_failed`
   */
  move: async (viewer: Viewer, id: string, input: unknown): Promise<RecordOf<Model<Of>>> => {
    requirePermission(viewer, model.permissions.write)
    const { before, after } = parse(placeChange, input)
    const beside = before ?? after ?? ''
    if (!isId(id) || !isId(beside)) throw notFound(model.singular)
    const isThere = await records.move(id, beside, before === undefined ? 'after' : 'before')
    const record = isThere ? await records.find(id) : null
    if (!record) throw notFound(model.singular)
    return record
  },
})
