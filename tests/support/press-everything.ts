import type { Page } from '@playwright/test'

/** More than any page has of different buttons, so that a page which makes ever new ones ends a test. */
const most = 150

/**
 * In the page: moves the focus to the first button that was not pressed yet, within what lies on top where something
 * does, and answers what it is known by. Buttons of many rows that do the same are one.
 */
const focusNext = (pressed: readonly string[]): string | null => {
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const layers = [...document.querySelectorAll('[role=menu], [role=dialog], [role=alertdialog]')].filter(
    shown,
  )
  const top = layers.at(-1) ?? document.querySelector('main')
  const controls = top?.querySelectorAll('button, summary, [role=menuitem], [role=menuitemcheckbox]') ?? []
  for (const control of controls) {
    if (!(control instanceof HTMLElement) || !shown(control) || control.matches(':disabled, a')) continue
    const icon = control.querySelector('svg')?.getAttribute('class') ?? ''
    const words = control.cloneNode(true)
    if (!(words instanceof HTMLElement)) continue
    // What is said to those who hear it alone names the row.
    for (const unseen of words.querySelectorAll('.sr-only')) unseen.remove()
    const name = `${top?.getAttribute('role') ?? 'main'} ${words.textContent.trim() || icon}`
    const known = name.replaceAll(/\d[\d., ]*/g, '0')
    if (pressed.includes(known)) continue
    control.focus()
    return known
  }
  return layers.length > 0 ? 'layer' : null
}

/**
 * Presses every button of a page once, and those of what opens; answers what they were. Whatever leads to another page,
 * or to another part of a list, is followed and left again.
 * @param quiet waits until all that a press has led to is there
 */
export const pressEverything = async (page: Page, quiet: () => Promise<void>): Promise<string[]> => {
  const address = page.url()
  const pressed: string[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('filechooser', () => undefined)
  for (let turn = 0; turn < most; turn += 1) {
    const next = await page.evaluate(focusNext, pressed)
    if (next === null) return pressed
    if (next === 'layer') {
      await page.keyboard.press('Escape')
      continue
    }
    pressed.push(next)
    await page.keyboard.press('Enter')
    await quiet()
    if (page.url() === address) continue
    await page.goto(address)
    await quiet()
  }
  throw new Error(`there is no end of buttons: ${pressed.slice(-5).join(', ')}`)
}
