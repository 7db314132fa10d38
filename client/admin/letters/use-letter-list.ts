import { useSearchParams } from 'react-router-dom'
import { letter } from '../../../schema/letters.ts'
import { changedAddress } from '../list/changed-address.ts'
import { useListParams } from '../list/use-list-params.ts'

/** What the list of letters shows, an issue of the newsletter with it, as the address of its page keeps it. */
export const useLetterList = () => {
  const list = useListParams(letter)
  const [params, setParams] = useSearchParams()
  const issue = params.get('issue') || null

  const set = (values: Readonly<Record<string, string | null>>): void =>
    setParams((now) => changedAddress(now, values), { preventScrollReset: true })

  return {
    ...list,
    issue,
    variables: { ...list.variables, issue },
    isFiltered: list.isFiltered || issue !== null,
    chooseIssue: (chosen: string) => set({ issue: chosen === '' ? null : chosen }),
    clear: () => set({ search: null, filter: null, issue: null }),
  }
}
