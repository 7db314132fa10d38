import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { adminPaths, messagePaths } from '../../lib/paths.ts'

interface Listed {
  id: string
}

interface OpenedOptions {
  /** Those on the page; undefined until they are there. */
  messages: readonly Listed[] | undefined
  /** What the list shows, in one word: where it is another one, its first message is opened anew. */
  shown: string
  /** Whether there is room beside the list. */
  isWide: boolean
}

/** Which message is opened: the one of the address, or else the first of the list, where there is room for it. */
export const useOpenedMessage = ({ messages, shown, isWide }: OpenedOptions) => {
  const { id: addressed = null } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  /** Stays opened while others come and go: nobody answers one message for another. */
  const [pinned, setPinned] = useState<{ id: string; shown: string } | null>(null)
  const first = messages?.[0]?.id
  const isPinned = pinned?.shown === shown
  if (isWide && addressed === null && !isPinned && first !== undefined) setPinned({ id: first, shown })
  const opened = addressed ?? (isWide && isPinned ? pinned.id : null)

  const place = messages?.findIndex(({ id }) => id === opened) ?? -1
  const idAt = (index: number): string | null => messages?.[index]?.id ?? null
  const next = idAt(place + 1)
  const previous = place > 0 ? idAt(place - 1) : null
  const addressOf = (id: string | null) => ({
    pathname: id === null ? adminPaths('contacts').list : messagePaths.message(id),
    search,
  })
  const open = async (id: string | null, replace = false): Promise<void> => {
    await navigate(addressOf(id), { replace, preventScrollReset: true })
  }

  return {
    id: opened,
    isAddressed: addressed !== null,
    addressOf,
    next,
    previous,
    open,
    /** Once it is no more: goes on with the one beside it, where there is room, else with the list. */
    leave: async (): Promise<void> => {
      if (pinned?.id === opened) setPinned(null)
      await open(isWide ? (next ?? previous) : null, true)
    },
  }
}

export type OpenedMessage = ReturnType<typeof useOpenedMessage>
