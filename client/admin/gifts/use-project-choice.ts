import { useProjectChoiceQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Every project that a gift may be for, also one that a colleague has made since these were asked for last. */
export const useProjectChoice = () => {
  const locale = useLocale()
  const { data, previousData, ...rest } = useProjectChoiceQuery({
    variables: { locale },
    fetchPolicy: 'cache-and-network',
  })
  // What is known stays to be chosen where that cannot be asked again.
  return { ...rest, data: data ?? previousData }
}
