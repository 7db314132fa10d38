// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letterInTheDark } from '../../../schema/letters.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { PreviewPane } from './preview-pane.tsx'

const letter = (subject: string) => ({
  subject,
  html: `<style>${letterInTheDark} { .paper { color: white } }</style><p class="paper">${subject}</p>`,
  text: subject,
})

const previews = [
  { locale: 'en' as const, ...letter('Spring') },
  { locale: 'ka' as const, ...letter('გაზაფხული') },
]

const shown = (): HTMLElement => screen.getByTitle(/Spring|გაზაფხული/)

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}

test('a letter is shown as a telephone and as a mailbox in the dark show it, in either language', () => {
  renderAdmin(<PreviewPane previews={previews} locale="en" none="" />)
  const ofSystem = shown().getAttribute('srcdoc')
  expect(ofSystem).toContain('prefers-color-scheme')

  press('In the dark')
  expect(shown().getAttribute('srcdoc')).toContain('@media all {')
  press('Georgian')
  expect(shown().getAttribute('srcdoc')).toContain('@media all {')
  expect(shown().getAttribute('srcdoc')).toContain('გაზაფხული')

  press('English')
  press('On a telephone')
  expect(shown().className).toContain('max-w-94')
  expect(shown().getAttribute('srcdoc')).toBe(ofSystem)
  press('Wide')
  expect(shown().className).not.toContain('max-w-94')
})
