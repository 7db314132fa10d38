import { useSearchParams } from 'react-router-dom'
import { donor } from '../../../schema/donors.ts'
import { isDonorYear } from '../../../schema/list-addresses.ts'
import { changedAddress } from '../list/changed-address.ts'
import { useListParams } from '../list/use-list-params.ts'

/** What the list of donors shows, a year with it, as the address of its page keeps it. */
export const useDonorList = () => {
  const list = useListParams(donor)
  const [params, setParams] = useSearchParams()
  const typed = params.get('year') ?? ''
  const year = isDonorYear(typed) ? Number(typed) : null
  const set = (values: Readonly<Record<string, string | null>>): void =>
    setParams((now) => changedAddress(now, values), { preventScrollReset: true })
  return {
    ...list,
    year,
    variables: { ...list.variables, year },
    isFiltered: list.isFiltered || year !== null,
    chooseYear: (chosen: string) => set({ year: chosen === '' ? null : chosen }),
    clear: () => set({ search: null, filter: null, year: null }),
  }
}
