import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { type SearchedKind, searched, searchRequest } from '../../../schema/search.ts'
import { parse } from '../../core/parse.ts'
import { may, requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Finder } from './finders.ts'
import type { SearchGroup } from './search.ts'

/** One search over everything, by the searches of the lists themselves. */
export const createSearchService = (finders: Record<SearchedKind, Finder>) => ({
  /**
   * The first of each kind that a text finds, of those that whoever asks may see; kinds of which it finds none are left
   * out.
   * @throws Problem `validation_failed`
   */
  search: async (viewer: Viewer, input: unknown, locale: Locale): Promise<SearchGroup[]> => {
    requirePermission(viewer, 'admin:enter')
    const { text } = parse(searchRequest, input)
    if (text === '') return []
    const kinds = namesOf(searched).filter((kind) => may(viewer, searched[kind].permission))
    const groups = await Promise.all(
      kinds.map(async (kind) => ({ kind, ...(await finders[kind](viewer, text, locale)) })),
    )
    return groups.filter(({ found }) => found.length > 0)
  },
})

export type SearchService = ReturnType<typeof createSearchService>
