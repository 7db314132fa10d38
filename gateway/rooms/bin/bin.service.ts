import { binDays, binList, type DeletedRecord, deletedRecord } from '../../../schema/bin.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { UploadsService } from '../uploads/uploads.service.ts'
import type { BinRepository } from './bin.repository.ts'

const day = 86_400_000

/** What was deleted: for a while it can be brought back, then it is destroyed. */
export const createBinService = (
  bin: BinRepository,
  files: readonly Pick<UploadsService, 'removeUnkept'>[],
  clock: Clock,
  onFailure: (error: unknown) => void,
) => {
  /** What was destroyed is destroyed: a file that stays for now is removed later. */
  const removeUnkept = async (): Promise<void> => {
    for (const each of files) await each.removeUnkept().catch(onFailure)
  }

  return {
    /**
     * A page of what is in the bin, deleted last first unless asked otherwise.
     * @throws Problem `validation_failed`
     */
    list: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      wanted?: Wanted,
    ): Promise<SortedListPage<DeletedRecord>> => {
      requirePermission(viewer, 'bin:read')
      return bin.list(parse(binList.request, input), locale, wanted)
    },

    /**
     * Brings back what was deleted, as it was. Of what is back already nothing is changed: it is as was asked for.
     * @throws Problem `not_found`
     */
    restore: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'bin:write')
      const isBack = isId(id) && ((await bin.restore(id)) || (await bin.stands(id)))
      if (!isBack) throw notFound(deletedRecord.singular)
    },

    /**
     * Destroys what is in the bin now, with all that belongs to it. Nothing brings it back.
     * @throws Problem `not_found`
     */
    destroy: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'bin:write')
      if (!isId(id) || !(await bin.destroy(id))) throw notFound(deletedRecord.singular)
      await removeUnkept()
    },

    /** Destroys what has been in the bin for its time, and answers how much that was. Any gateway may, and at any time. */
    empty: async (): Promise<number> => {
      const moment = new Date(clock.now().getTime() - binDays * day)
      let all = 0
      for (let some = await bin.destroySome(moment); some > 0; some = await bin.destroySome(moment))
        all += some
      await removeUnkept()
      return all
    },
  }
}

export type BinService = ReturnType<typeof createBinService>
