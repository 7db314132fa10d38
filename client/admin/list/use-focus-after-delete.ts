import { type RefObject, useEffect, useRef } from 'react'
import { mostCounted } from '../../../schema/limits.ts'
import { openedHeading } from '../../app/use-heading-focus.ts'
import type { ListPage } from './list-page.ts'

/** Far down nobody counts: then the places on one page are told apart all the same. */
const offsetOf = ({ offset }: ListPage<unknown>): number => offset ?? mostCounted

/**
 * Keeps the focus near a record that is deleted: on the heading of the one that takes its place, on the last one where
 * none does, on the page's heading when the list is empty. Where one is opened beside the list, it is on the heading of
 * that, to which the change of the address leads as well, whichever comes first. Answers what is to be called before the list
 * is read again, and with null where it was not deleted after all.
 */
export const useFocusAfterDelete = (
  view: RefObject<HTMLElement | null>,
  page: ListPage<{ id: string }> | null | undefined,
): ((id: string | null) => void) => {
  const gone = useRef<{ id: string; place: number } | null>(null)

  useEffect(() => {
    if (!page || gone.current === null) return
    const { nodes } = page
    const offset = offsetOf(page)
    const isOnItsWay = nodes.some(({ id }) => id === gone.current?.id) || (nodes.length === 0 && offset > 0)
    if (isOnItsWay) return
    const place = Math.max(0, Math.min(gone.current.place - offset, nodes.length - 1))
    gone.current = null
    const heading = view.current?.querySelectorAll<HTMLElement>('article h2, th[scope=row]')[place]
    const target = openedHeading() ?? heading ?? document.querySelector<HTMLElement>('main h1')
    target?.setAttribute('tabindex', '-1')
    target?.focus()
  }, [page, view])

  return (id) => {
    if (id === null) gone.current = null
    else if (page)
      gone.current = { id, place: offsetOf(page) + page.nodes.findIndex((record) => record.id === id) }
  }
}
