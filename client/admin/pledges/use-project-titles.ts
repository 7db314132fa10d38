import { useProjectChoiceQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** What projects are called, by their ids; nothing of one as long as it is not known, and where it is in the bin. */
export const useProjectTitles = (): ((id: string) => string | undefined) => {
  const locale = useLocale()
  const { data } = useProjectChoiceQuery({ variables: { locale } })
  const titles = new Map(data?.projects?.nodes.map(({ id, title }) => [id, title]))
  return (id) => titles.get(id)
}
