// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Direction } from '../../../schema/directions.ts'
import type { Locale } from '../../../schema/locales.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { RecordTable } from './record-table.tsx'

const inEnglishOnly: readonly Locale[] = ['ka']

const kennels = {
  id: 'a',
  translations: { en: { title: 'Kennels' }, ka: { title: 'სახლუკები' } },
  missingIn: [],
  goal: 900,
  donors: ['Nino', 'Gia'],
}
const clinic = {
  id: 'b',
  translations: { en: { title: 'A clinic' }, ka: { title: null } },
  missingIn: inEnglishOnly,
  goal: 50,
  donors: [],
}

const sortBy = vi.fn<(sort: string, direction: Direction) => void>()

const show = (locale: Locale = 'en', sort: string = 'created', direction: Direction = 'desc') =>
  renderAdmin(
    <RecordTable
      list={{ sort, direction, sortBy }}
      records={[kennels, clinic]}
      look="figures"
      columns={[{ heading: 'Goal', sort: 'goal', isLabelled: true, cell: ({ goal }) => `${goal} lari` }]}
      nested={{
        texts: 'projects.donors',
        count: ({ donors }) => (donors.length > 0 ? `${donors.length} donors` : null),
        content: ({ donors }, title) => <p>{`${donors.join(' and ')} gave for ${title}`}</p>,
      }}
      editPath={(id) => `/edit/${id}`}
    />,
    locale,
  )

const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) })

test('a record is called what its reader calls it, with the other title beside and what is missing', () => {
  show('ka')
  const title = within(rowOf('სახლუკები')).getByRole('rowheader')
  expect(title.textContent).toBe('სახლუკებიKennels')
  expect(within(title).getByText('Kennels').lang).toBe('en')
  expect(within(rowOf('A clinic')).getByText('აკლია ქართული')).toBeDefined()
})

test('a record has a cell for each column, under its heading, and a way to edit it', () => {
  show()
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual(['TitleTitle', 'GoalGoal', 'Donors', 'Actions'])
  expect(within(rowOf('A clinic')).getByText('50 lari')).toBeDefined()
  const edit = screen.getByRole('link', { name: 'Edit: Kennels' })
  expect(edit.getAttribute('href')).toBe('/edit/a')
})

test('what belongs to a record opens under it, and closes again', () => {
  show()
  const button = screen.getByRole('button', { name: '2 donors for Kennels' })
  expect(screen.queryByText('Nino and Gia gave for Kennels')).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const opened = screen.getByText('Nino and Gia gave for Kennels')
  expect(opened.closest('tr')?.id).toBe(button.getAttribute('aria-controls'))
  fireEvent.click(button)
  expect(screen.queryByText('Nino and Gia gave for Kennels')).toBeNull()
})

test('where there is nothing to open, it says so', () => {
  show()
  expect(within(rowOf('A clinic')).getByText('No donors yet')).toBeDefined()
  expect(within(rowOf('A clinic')).queryByRole('button')).toBeNull()
})

test('a heading begins with what is largest, or first in the alphabet', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Goal' }))
  expect(sortBy).toHaveBeenLastCalledWith('goal', 'desc')
  fireEvent.click(screen.getByRole('button', { name: 'Title' }))
  expect(sortBy).toHaveBeenLastCalledWith('title', 'asc')
})

test('the heading a list is sorted by says so, and turns it round', () => {
  show('en', 'goal', 'desc')
  expect(screen.getByRole('columnheader', { name: /Goal/ }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('button', { name: 'Goal' }))
  expect(sortBy).toHaveBeenLastCalledWith('goal', 'asc')
})
