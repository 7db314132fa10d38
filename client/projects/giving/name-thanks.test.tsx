// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { gift as texts } from '../../i18n/en/gift.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { NameThanks } from './name-thanks.tsx'

const ask = (stands: Partial<ComponentProps<typeof NameThanks>>) =>
  render(
    <I18nextProvider i18n={createI18n('en', allTexts)}>
      <NameThanks isThanked={null} from={100} given={150} said="" onSay={() => undefined} {...stands} />
    </I18nextProvider>,
  )

const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)

afterEach(cleanup)

describe('whether one is thanked by name', () => {
  test('is asked with nothing answered beforehand, and both answers look the same', () => {
    ask({})
    expect(pressed()).toEqual([])
    const [yes, no] = screen.getAllByRole('button')
    expect(yes?.className).toBe(no?.className)
  })

  test('shows what was answered', () => {
    ask({ isThanked: true })
    expect(pressed()).toEqual([texts.thanks.yes])
    cleanup()
    ask({ isThanked: false })
    expect(pressed()).toEqual([texts.thanks.no])
  })

  test('comes with the sum from which names are shown, and that a smaller gift does not come to it', () => {
    ask({})
    expect(screen.getByText(/from ₾100 on/)).toBeTruthy()
    expect(screen.queryByText(/does not come to that/)).toBeNull()
    cleanup()
    ask({ given: 19.5 })
    expect(screen.getByText(/This gift of ₾19.50 alone does not come to that yet/)).toBeTruthy()
    cleanup()
    ask({ from: null })
    expect(screen.queryByText(/from ₾/)).toBeNull()
  })
})
