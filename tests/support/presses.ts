import { expect, type Locator, type Page } from '@playwright/test'

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement)

/**
 * What somebody presses to get something done: clicks, taps, and keys that lead somewhere or do something. The letters
 * of a value are typed besides, and counted by nobody. On a telephone, `isTouched`, a press is a tap.
 */
export const countingPresses = (page: Page, { isTouched = false } = {}) => {
  let presses = 0

  const press = async (target: Locator): Promise<void> => {
    presses += 1
    await (isTouched ? target.tap() : target.click())
  }

  const key = async (name: string, times = 1): Promise<void> => {
    presses += times
    for (let time = 0; time < times; time += 1) await page.keyboard.press(name)
  }

  return {
    press,
    key,

    /** Types a value into whatever has the focus. */
    type: (text: string): Promise<void> => page.keyboard.type(text),

    /** Writes a value into a field in the place of what stands there; to get into it is a press. */
    fill: async (field: Locator, text: string): Promise<void> => {
      if (!(await hasFocus(field))) await press(field)
      await field.fill(text)
    },

    /** Opens a menu of the browser's own and chooses from it: two presses. */
    choose: async (field: Locator, option: string | { label: string }): Promise<void> => {
      presses += 2
      await field.selectOption(option)
    },

    /** Goes on with the tabulator until it is there. */
    tabTo: async (field: Locator): Promise<void> => {
      for (let stop = 0; stop < 10 && !(await hasFocus(field)); stop += 1) await key('Tab')
      await expect(field).toBeFocused()
    },

    count: (): number => presses,
  }
}
