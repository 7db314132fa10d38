// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { readToasts } from '../../ui/toasts.ts'
import { NestedList } from './nested-list.tsx'

const askForMore = vi.fn<(after: string | null) => Promise<unknown>>()

const show = (totalCount: number) =>
  renderAdmin(
    <NestedList
      page={{
        nodes: ['Nino', 'Gia'],
        totalCount,
        pageInfo: { endCursor: 'after-gia', hasNextPage: totalCount > 2 },
      }}
      askForMore={askForMore}
      failedText="No more could be fetched"
    >
      {(name) => <li key={name}>{name}</li>}
    </NestedList>,
  )

const more = () => screen.getByRole('button', { name: 'Show more' })

test('it says how many of how many there are', () => {
  show(1200)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Nino', 'Gia'])
  expect(screen.getByRole('status').textContent).toBe('Newest 2 of 1,200')
})

test('the rest is asked for from where it ends, once however often', () => {
  askForMore.mockReturnValue(new Promise(() => {}))
  show(3)
  fireEvent.click(more())
  fireEvent.click(more())
  expect(askForMore.mock.calls).toEqual([['after-gia']])
})

test('where all are there, no more are offered', () => {
  show(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what cannot be fetched is told, and can be asked for again', async () => {
  askForMore.mockRejectedValue(new Error('no network'))
  show(3)
  fireEvent.click(more())
  await vi.waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['No more could be fetched']))
  fireEvent.click(more())
  expect(askForMore).toHaveBeenCalledTimes(2)
})
