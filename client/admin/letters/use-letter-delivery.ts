import type { LetterDelivery } from '../../../schema/letters.ts'
import { useLetterSettingsQuery } from '../../generated/admin-operations.ts'
import { useMay } from '../use-may.ts'

/** Whether the site writes letters; nothing as long as that is not known, or to whoever may not know. */
export const useLetterDelivery = (): LetterDelivery | undefined => {
  const may = useMay()
  const { data } = useLetterSettingsQuery({ skip: !may('letters:manage') })
  return data?.letterSettings?.delivery
}
