// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

const aWhile = 1000

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Room = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const [search, setSearch] = useState('')
  const searchFor = (text: string): void => {
    setSearch(text)
    onSearch(text)
  }
  return (
    <>
      <SearchBox label="Search" search={search} onSearch={searchFor} />
      <Link to="/record">Open</Link>
    </>
  )
}

/** A room with a record that opens once its page is there. */
const openRoom = () => {
  const onSearch = vi.fn()
  const page = Promise.withResolvers<{ element: string }>()
  const router = createMemoryRouter([
    { path: '/', element: <Room onSearch={onSearch} /> },
    { path: '/record', lazy: () => page.promise },
  ])
  render(<RouterProvider router={router} />)
  return { onSearch, page, path: () => router.state.location.pathname }
}

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

const wait = () => act(() => vi.advanceTimersByTimeAsync(aWhile))

test('a pause in typing searches, once', async () => {
  const { onSearch } = openRoom()
  type('go')
  type('gori')
  expect(onSearch).not.toHaveBeenCalled()
  await wait()
  expect(onSearch.mock.calls).toEqual([['gori']])
})

test('whoever opens a record while its list is about to be searched is led there', async () => {
  const { onSearch, page, path } = openRoom()
  type('gori')
  fireEvent.click(screen.getByRole('link', { name: 'Open' }))
  await wait()
  expect(onSearch).not.toHaveBeenCalled()
  await act(async () => page.resolve({ element: 'The record' }))
  expect(path()).toBe('/record')
  await wait()
  expect(onSearch).not.toHaveBeenCalled()
})
