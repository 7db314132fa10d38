import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LifeInput, PlaceInput } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { useOneByOne } from '../../lib/use-one-by-one.ts'
import type { ListPage } from '../list/list-page.ts'
import type { TableRecord } from '../list/record-row.tsx'
import { menuButtonId } from '../list/row-menu.tsx'
import type { ListParams } from '../list/use-list-params.ts'
import { LifeMenu, MoveButtons } from './life-actions.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { type LivingRecord, RecordState } from './record-state.tsx'
import type { AskBefore } from './step-question.ts'
import { useLife } from './use-life.ts'
import { type OrderSide, useOrder } from './use-order.ts'
import { usePublishing } from './use-publishing.ts'

interface LivingRows<Shown extends TableRecord> {
  /** The room of the records, `projects`. */
  room: string
  list: Pick<ListParams, 'sort' | 'direction' | 'after' | 'pageHref'>
  page: ListPage<Shown> | null | undefined
  /** Reads another page of the list, from a cursor; the first one from none. */
  readPage: (after: string | null) => Promise<ListPage<Shown> | null | undefined>
  lifeOf: (record: Shown) => LivingRecord
  /** Writes the state of a record, and answers what it is then. */
  setState: (id: string, input: LifeInput) => Promise<LivingRecord | undefined>
  /** Puts one right before or right after another. */
  place: (id: string, input: PlaceInput) => Promise<unknown>
  refetch: () => Promise<unknown>
  /** Whether whoever looks may change anything. */
  mayWrite: boolean
  askBefore?: AskBefore<Shown>
}

/** What the rows of records with a life have besides: their state, what can be done with it, and their order. */
export const useLivingRows = <Shown extends TableRecord>({
  room,
  list,
  page,
  readPage,
  lifeOf,
  setState,
  place,
  refetch,
  mayWrite,
  askBefore = () => null,
}: LivingRows<Shown>) => {
  const { id: askedOf, typed, ask, type, stop } = usePublishing(adminPaths(room).list)
  const oneByOne = useOneByOne()
  // Begun only once the one before has ended: what that one reads may be older than what was written since.
  const readAnew = (): Promise<void> =>
    oneByOne('list', async () => {
      await refetch()
    })
  const change = useLife({ setState, onChanged: readAnew })
  const navigate = useNavigate()
  /** Where the page on that side begins; undefined where there is none. */
  const beginOf = (side: OrderSide): string | null | undefined => {
    if (side === 'up') return page?.offset === 0 ? undefined : page?.previousCursor
    return page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined
  }
  const { move, said } = useOrder({
    page,
    readBeside: async (side) => {
      const begin = beginOf(side)
      return begin === undefined ? undefined : (await readPage(begin))?.nodes
    },
    turn: async (side) => {
      // What has come from the next page is the last of this one now: that one begins behind it.
      const here = side === 'down' ? await readPage(list.after).catch(() => null) : null
      const begin = here?.pageInfo.endCursor ?? beginOf(side) ?? null
      // Nothing older is drawn there first, which would take the focus with it.
      await readPage(begin).catch(() => undefined)
      await navigate(list.pageHref(begin), { preventScrollReset: true })
    },
    place,
    refetch: readAnew,
  })
  const isInOrder = list.sort === 'place' && list.direction === 'asc'

  const close = (id: string): void => {
    document.getElementById(menuButtonId(id))?.focus()
    stop(id)
  }

  return {
    /** Where what was moved last has come, for those who hear it. */
    said: (
      <p role="status" className="sr-only">
        {said}
      </p>
    ),
    rows: {
      /** What is so as nearly all are is not said of each. */
      state: (record: Shown): ReactNode => {
        const life = lifeOf(record)
        return life.state !== 'published' && <RecordState record={life} />
      },
      asked: (record: Shown, title: string): ReactNode =>
        mayWrite &&
        record.id === askedOf && (
          <PublishPanel
            title={title}
            typed={typed}
            onType={type}
            onPublish={(input, done) => change(lifeOf(record), input, done)}
            onClose={() => close(record.id)}
          />
        ),
      actions: (record: Shown, title: string): ReactNode => (
        <>
          {isInOrder && mayWrite && (
            <MoveButtons
              id={record.id}
              title={title}
              isFirst={page?.nodes[0]?.id === record.id && page.offset === 0}
              isLast={page?.nodes.at(-1)?.id === record.id && !page.pageInfo.hasNextPage}
              onMove={(side) => move(record.id, title, side)}
            />
          )}
          <LifeMenu
            record={lifeOf(record)}
            title={title}
            room={room}
            change={mayWrite ? change : null}
            onPublish={() => ask(record.id)}
            ask={(step) => askBefore(step, [record])}
          />
        </>
      ),
    },
  }
}
