// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceMenu } from './choice-menu.tsx'

afterEach(cleanup)

const options = [
  ['admin', 'Admin'],
  ['editor', 'Editor'],
  ['viewer', 'Viewer'],
] as const

test.each([true, false])(
  'keys go through it and choose nothing until Enter, small (%s) or not',
  async (isPill) => {
    const choose = vi.fn<(role: string) => void>()
    render(<ChoiceMenu label="Role" value="admin" options={options} onChoose={choose} isPill={isPill} />)
    const button = screen.getByRole('button', { name: 'Role Admin' })
    button.focus()
    fireEvent.keyDown(button, { key: 'ArrowDown' })
    const items = await screen.findAllByRole('menuitemradio')
    expect(items.map((each) => [each.textContent, each.getAttribute('aria-checked')])).toEqual([
      ['Admin', 'true'],
      ['Editor', 'false'],
      ['Viewer', 'false'],
    ])
    const menu = screen.getByRole('menu', { name: 'Role' })
    fireEvent.keyDown(items[0] ?? menu, { key: 'ArrowDown' })
    await waitFor(() => expect(document.activeElement).toBe(items[1]))
    fireEvent.keyDown(items[1] ?? menu, { key: 'ArrowDown' })
    await waitFor(() => expect(document.activeElement).toBe(items[2]))
    expect(choose).not.toHaveBeenCalled()
    fireEvent.keyDown(items[2] ?? menu, { key: 'Enter' })
    await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith('viewer'))
  },
)

test('what is so already is not chosen again', async () => {
  const choose = vi.fn<(role: string) => void>()
  render(<ChoiceMenu label="Role" value="admin" options={options} onChoose={choose} />)
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  const [first] = await screen.findAllByRole('menuitemradio')
  if (first) fireEvent.keyDown(first, { key: 'Enter' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(choose).not.toHaveBeenCalled()
})
