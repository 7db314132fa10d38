// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { project } from '../../../schema/projects.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useListParams } from './use-list-params.ts'

const Toolbar = () => {
  const { t } = useTranslation('admin')
  const list = useListParams(project)
  return (
    <>
      <ListToolbar list={list} texts={t('projects.list', { returnObjects: true })} />
      <output>{useLocation().search}</output>
      <Link to="?search=straw">Saved</Link>
    </>
  )
}

const offered = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const choose = (name: string, option: string) => {
  const box = screen.getByRole('combobox', { name })
  const { value } = within(box).getByRole<HTMLOptionElement>('option', { name: option })
  fireEvent.change(box, { target: { value } })
}

const address = () => screen.getByRole('status').textContent

beforeEach(() => renderAdmin(<Toolbar />))

test('every order is offered, what is newest or largest before its opposite', () => {
  expect(offered('Sort by')).toEqual([
    'Newest first',
    'Oldest first',
    'Title, A to Z',
    'Title, Z to A',
    'Largest goal first',
    'Smallest goal first',
    'Most raised first',
    'Least raised first',
    'Nearest or past the goal first',
    'Furthest from the goal first',
    'Earliest start first',
    'Latest start first',
    'As visitors see them',
    'As visitors see them, last first',
  ])
})

test('everything is offered before what it can be narrowed to', () => {
  expect(offered('Show')).toEqual([
    'All projects',
    'Not in both languages yet',
    'Goal not reached yet',
    'Goal reached',
    'Open today',
  ])
})

test('the address keeps what was chosen, and nothing that goes without saying', () => {
  choose('Sort by', 'Largest goal first')
  expect(address()).toBe('?sort=goal&direction=desc')
  choose('Sort by', 'Title, A to Z')
  expect(address()).toBe('?sort=title')
  choose('Show', 'Goal reached')
  expect(address()).toBe('?sort=title&filter=funded')
  choose('Sort by', 'Newest first')
  choose('Show', 'All projects')
  expect(address()).toBe('')
})

test('one press narrows the list to a state, another shows everything again', () => {
  const chip = (name: string) => screen.getByRole('button', { name })
  fireEvent.click(chip('Drafts'))
  expect(address()).toBe('?filter=draft')
  expect(chip('Drafts').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(chip('All'))
  expect(address()).toBe('')
  expect(chip('All').getAttribute('aria-pressed')).toBe('true')
})

test('the box of a search that was come back to stays while it is emptied for another', () => {
  fireEvent.click(screen.getByRole('link', { name: 'Saved' }))
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('straw')
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.submit(box.form ?? box)
  expect(address()).toBe('')
  const opener = screen.getByRole('button', { name: 'Search projects' })
  expect(opener.getAttribute('aria-expanded')).toBe('true')
})
