// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { KnownColumns } from './known-columns.tsx'

const warning = {
  en: /No column is read as the bank reference/,
  ka: /გადარიცხვის კოდის სვეტი მითითებული არ არის/,
}

test.each(['en', 'ka'] as const)(
  'whoever imports a file without a column of references is told, in %s, by what its rows are known again',
  (locale) => {
    renderAdmin(<KnownColumns isRemembered={false} hasReference={false} />, locale)
    expect(screen.getByText(warning[locale])).toBeDefined()
  },
)

test('nobody is told so of a file that has one', () => {
  renderAdmin(<KnownColumns isRemembered hasReference />)
  expect(screen.getByText('As it was for the last file of this bank.')).toBeDefined()
  expect(screen.queryByText(warning.en)).toBeNull()
})
