import { useSearchParams } from 'react-router-dom'
import { contactMessage, type MessageBox, messageBoxes } from '../../../schema/contacts.ts'
import { namesOf } from '../../../schema/model.ts'
import { changedAddress } from '../list/changed-address.ts'
import { useListParams } from '../list/use-list-params.ts'

const boxes = namesOf(messageBoxes)

/** What the list of messages shows, a box with it, as the address of its page keeps it. */
export const useMessageList = () => {
  const list = useListParams(contactMessage)
  const [params, setParams] = useSearchParams()
  const box = boxes.find((each) => each === params.get('box')) ?? null

  const set = (values: Readonly<Record<string, string | null>>): void =>
    setParams((now) => changedAddress(now, values), { preventScrollReset: true })

  return {
    ...list,
    box,
    variables: { ...list.variables, box },
    isFiltered: list.isFiltered || box !== null,
    choose: (chosen: MessageBox | null) => set({ box: chosen }),
    clear: () => set({ search: null, filter: null, box: null }),
  }
}
