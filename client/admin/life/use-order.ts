import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlaceInput } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useOneByOne } from '../../lib/use-one-by-one.ts'
import { toast } from '../../ui/toasts.ts'
import type { ListPage } from '../list/list-page.ts'

interface OrderOptions {
  page: ListPage<{ id: string }> | null | undefined
  /** Puts one right before or right after another. */
  place: (id: string, input: PlaceInput) => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** Moves records of the page that is shown among each other, says where each has come, and keeps the focus with it. */
export const useOrder = ({ page, place, refetch }: OrderOptions) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [said, setSaid] = useState('')
  const focused = useRef<string | null>(null)
  const oneByOne = useOneByOne()
  /** The order of the page with all that was asked for, also what is still on its way. */
  const asked = useRef<string[] | null>(null)
  const waiting = useRef(0)

  useEffect(() => {
    if (!page || focused.current === null) return
    document.getElementById(focused.current)?.focus()
    focused.current = null
  }, [page])

  const move = async (id: string, title: string, side: 'up' | 'down'): Promise<void> => {
    if (!page) return
    const ids = asked.current ?? page.nodes.map((record) => record.id)
    const at = ids.indexOf(id)
    const to = side === 'up' ? at - 1 : at + 1
    const beside = ids[to]
    if (at < 0 || beside === undefined) return
    asked.current = ids.with(at, beside).with(to, id)
    waiting.current += 1
    await oneByOne('order', async () => {
      try {
        await place(id, side === 'up' ? { before: beside } : { after: beside })
        const { offset, totalCount: total } = page
        const isCounted = offset !== null && total !== null
        const found = (offset ?? 0) + to + 1
        setSaid(
          isCounted
            ? t('life.order.moved', { title, place: found, total })
            : t('life.order.movedOn', { title }),
        )
      } catch (error) {
        if (!isSessionEnd(error)) toast.error(problemText(error))
      }
      waiting.current -= 1
      if (waiting.current > 0) return
      focused.current = `move-${side}-${id}`
      await refetch().catch(() => undefined)
      if (waiting.current === 0) asked.current = null
    })
  }

  return { move, said }
}
