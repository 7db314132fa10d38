import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlaceInput } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useOneByOne } from '../../lib/use-one-by-one.ts'
import { toast } from '../../ui/toasts.ts'
import type { ListPage } from '../list/list-page.ts'

export type OrderSide = 'up' | 'down'

type Ids = readonly { id: string }[]

interface OrderOptions {
  page: ListPage<{ id: string }> | null | undefined
  /** Reads the page of the list on that side of the one that is shown; nothing where there is none. */
  readBeside: (side: OrderSide) => Promise<Ids | undefined>
  /** Reads that page anew, and shows it. */
  turn: (side: OrderSide) => Promise<unknown>
  /** Puts one right before or right after another. */
  place: (id: string, input: PlaceInput) => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** Whom a record comes to stand beside on the page it moves to, where it may be by now. */
const besideIn = (nodes: Ids, id: string, side: OrderSide): string | undefined => {
  const at = nodes.findIndex((record) => record.id === id)
  if (side === 'up') return nodes[(at < 0 ? nodes.length : at) - 1]?.id
  return nodes[at + 1]?.id
}

/**
 * Moves records among each other, says where each has come, and keeps the focus with it: also onto the next page, or the
 * one before.
 */
export const useOrder = ({ page, readBeside, turn, place, refetch }: OrderOptions) => {
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
    const button = document.getElementById(focused.current)
    // It comes with the page that is still on its way.
    if (!button && document.activeElement === document.body) return
    button?.focus()
    focused.current = null
  }, [page])

  const put = async (id: string, side: OrderSide, beside: string): Promise<unknown> =>
    place(id, side === 'up' ? { before: beside } : { after: beside })

  /** @param to its place on the page, from nothing on */
  const say = (title: string, to: number): void => {
    const { offset = null, totalCount: total = null } = page ?? {}
    setSaid(
      offset !== null && total !== null
        ? t('life.order.moved', { title, place: offset + to + 1, total })
        : t('life.order.movedOn', { title }),
    )
  }

  const complain = (error: unknown): void => {
    if (!isSessionEnd(error)) toast.error(problemText(error))
  }

  /** The reader goes along to where the record has come. */
  const moveBeyond = (id: string, title: string, side: OrderSide, to: number): Promise<void> =>
    oneByOne('order', async () => {
      try {
        const beside = besideIn((await readBeside(side)) ?? [], id, side)
        if (beside === undefined) return
        await put(id, side, beside)
        say(title, to)
        focused.current = `move-${side}-${id}`
        await turn(side)
      } catch (error) {
        complain(error)
      }
    })

  const move = async (id: string, title: string, side: OrderSide): Promise<void> => {
    if (!page) return
    const ids = asked.current ?? page.nodes.map((record) => record.id)
    const at = ids.indexOf(id)
    const to = side === 'up' ? at - 1 : at + 1
    const beside = ids[to]
    if (at < 0) return
    if (beside === undefined) return moveBeyond(id, title, side, to)
    asked.current = ids.with(at, beside).with(to, id)
    waiting.current += 1
    await oneByOne('order', async () => {
      try {
        await put(id, side, beside)
        say(title, to)
      } catch (error) {
        complain(error)
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
