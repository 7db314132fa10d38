import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { expect, test } from '../support/browser.ts'
import { createEvent } from '../support/records.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

/** More by two than a page of the list has. */
const many = 27

test.use({ signedInAs: 'admin' })

for (const [locale, width] of [
  ['en', 1280],
  ['ka', 375],
] as const) {
  test(`an event is moved onto the next page and back, in ${locale} at ${width} px`, async ({
    page,
    gateway,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    const { order } = dictionaries[locale].life
    const word = crypto.randomUUID().slice(0, 8)
    const titleOf = (number: number): string => `${word} ${String(number).padStart(2, '0')}`
    for (let number = many; number > 0; number--) {
      await createEvent(gateway, { title: titleOf(number), content: 'At noon.' })
    }
    const rows = page.getByRole('rowheader')
    const button = (side: 'up' | 'down', title: string) =>
      page.getByRole('button', { name: order[side].replace('{{title}}', title), exact: true })
    const moved = titleOf(25)

    await page.goto(`/admin/events?search=${word}&sort=place&lng=${locale}`)
    await expect(rows.last()).toContainText(moved)
    await expect(button('up', titleOf(1))).toHaveAttribute('aria-disabled', 'true')
    await button('down', moved).press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(moved)
    await expect(button('down', moved)).toBeFocused()

    // To the very end, where nothing comes after it.
    await button('down', moved).press('Enter')
    await expect(rows.last()).toContainText(moved)
    await expect(button('down', moved)).toHaveAttribute('aria-disabled', 'true')

    await button('up', moved).press('Enter')
    await expect(rows.first()).toContainText(moved)
    await expect(button('up', moved)).toBeFocused()
    await button('up', moved).press('Enter')
    await expect(rows.first()).toContainText(titleOf(1))
    await expect(rows.last()).toContainText(moved)
    await expect(button('up', moved)).toBeFocused()

    await page.reload()
    await expect(rows.last()).toContainText(moved)
  })
}
