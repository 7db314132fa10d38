import { type ReactNode, useState } from 'react'
import type { LifeInput, PlaceInput } from '../../generated/admin-operations.ts'
import { useOneByOne } from '../../lib/use-one-by-one.ts'
import type { ListPage } from '../list/list-page.ts'
import type { TableRecord } from '../list/record-row.tsx'
import { menuButtonId } from '../list/row-menu.tsx'
import type { ListParams } from '../list/use-list-params.ts'
import { LifeMenu, MoveButtons } from './life-actions.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { type LivingRecord, RecordState } from './record-state.tsx'
import { useLife } from './use-life.ts'
import { useOrder } from './use-order.ts'

interface LivingRows<Shown extends TableRecord> {
  /** The room of the records, `projects`. */
  room: string
  list: Pick<ListParams, 'sort' | 'direction'>
  page: ListPage<Shown> | null | undefined
  lifeOf: (record: Shown) => LivingRecord
  /** Writes the state of a record, and answers what it is then. */
  setState: (id: string, input: LifeInput) => Promise<LivingRecord | undefined>
  /** Puts one right before or right after another. */
  place: (id: string, input: PlaceInput) => Promise<unknown>
  refetch: () => Promise<unknown>
  /** Whether whoever looks may change anything. */
  mayWrite: boolean
}

/** What the rows of records with a life have besides: their state, what can be done with it, and their order. */
export const useLivingRows = <Shown extends TableRecord>({
  room,
  list,
  page,
  lifeOf,
  setState,
  place,
  refetch,
  mayWrite,
}: LivingRows<Shown>) => {
  const [asked, setAsked] = useState<string | null>(null)
  const oneByOne = useOneByOne()
  // Begun only once the one before has ended: what that one reads may be older than what was written since.
  const readAnew = (): Promise<void> =>
    oneByOne('list', async () => {
      await refetch()
    })
  const change = useLife({ setState, onChanged: readAnew })
  const { move, said } = useOrder({ page, place, refetch: readAnew })
  const isInOrder = list.sort === 'place' && list.direction === 'asc'

  const close = (): void => {
    if (asked !== null) document.getElementById(menuButtonId(asked))?.focus()
    setAsked(null)
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
        record.id === asked && (
          <PublishPanel
            title={title}
            onPublish={(input, done) => change(lifeOf(record), input, done)}
            onClose={close}
          />
        ),
      actions: (record: Shown, title: string): ReactNode => (
        <>
          {isInOrder && mayWrite && (
            <MoveButtons
              id={record.id}
              title={title}
              isFirst={page?.nodes[0]?.id === record.id}
              isLast={page?.nodes.at(-1)?.id === record.id}
              onMove={(side) => move(record.id, title, side)}
            />
          )}
          <LifeMenu
            record={lifeOf(record)}
            title={title}
            room={room}
            change={mayWrite ? change : null}
            onPublish={() => setAsked(record.id)}
          />
        </>
      ),
    },
  }
}
