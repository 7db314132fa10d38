import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'

const own = 'a walk by the river'

const languages = {
  'en-US': {
    invite: 'Invite somebody',
    for: 'Who it is for',
    role: 'Role',
    make: 'Make the link',
    join: 'Join',
    fields: ['First name', 'Last name', 'Email', 'Username', 'Password', 'Confirm password'],
    team: 'Team',
    disable: /^Disable: /,
    disabled: /cannot sign in any more/,
    undo: 'Undo',
    table: 'Who may do what',
    menu: 'Open menu',
    own: /Password and devices/,
  },
  'ka-GE': {
    invite: 'მოწვევა',
    for: 'ვისთვის',
    role: 'როლი',
    make: 'ბმულის შექმნა',
    join: 'შემოერთება',
    fields: ['სახელი', 'გვარი', 'ელფოსტა', 'მომხმარებლის სახელი', 'პაროლი', 'პაროლი კიდევ ერთხელ'],
    team: 'გუნდი',
    disable: /^გათიშვა: /,
    disabled: /ვეღარ შემოვა/,
    undo: 'უკან დაბრუნება',
    table: 'ვის რა შეუძლია',
    menu: 'მენიუს გახსნა',
    own: /პაროლი და მოწყობილობები/,
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of [375, 1280]) {
    test.describe(`the team in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('a second admin is invited, joins by the link and signs in', async ({ page, browser }) => {
        const name = `Eka${locale.slice(0, 2)}${width}`
        await page.goto('/admin/team')
        await expect(page.getByRole('heading', { name: texts.team, level: 1 })).toBeAttached()
        const { press, fill, choose, count } = countingPresses(page)
        await press(page.getByRole('button', { name: texts.invite }))
        await fill(page.getByRole('textbox', { name: texts.for }), name)
        await choose(page.getByRole('combobox', { name: texts.role, exact: true }), 'admin')
        await press(page.getByRole('button', { name: texts.make }))
        const link = page.getByRole('textbox', { name: new RegExp(name) })
        await expect(link).toHaveValue(/\/invitation#\S+$/)
        expect(count()).toBeLessThanOrEqual(5)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `team-${locale}-${width}`)

        const context = await browser.newContext({
          locale,
          viewport: { width, height: 812 },
          storageState: { cookies: [], origins: [] },
        })
        const there = await context.newPage()
        await there.goto(await link.inputValue())
        const typed = [name, 'Beridze', `${name}@example.org`, name.toLowerCase(), own, own]
        const theirs = countingPresses(there)
        for (const [index, label] of texts.fields.entries()) {
          await theirs.fill(there.getByRole('textbox', { name: label, exact: true }), typed[index] ?? '')
        }
        await keepPicture(there, `invitation-${locale}-${width}`)
        expect(await violationsOn(there)).toEqual([])
        await theirs.press(there.getByRole('main').getByRole('button', { name: texts.join, exact: true }))
        await expect(there).toHaveURL(/\/admin\/projects/)
        expect(theirs.count()).toBeLessThanOrEqual(7)
        await context.close()

        await page.reload()
        const row = page.getByRole('listitem').filter({ hasText: `${name}@example.org` })
        await row.getByRole('button', { name: texts.disable }).click()
        await expect(page.getByText(texts.disabled)).toBeVisible()
        await page.getByRole('button', { name: texts.undo }).click()
        await expect(row.getByRole('button', { name: texts.disable })).toBeVisible()
      })

      test('what each role may do is read without moving the table sideways', async ({ page }) => {
        await page.goto('/admin/team')
        const table = page.getByRole('region', { name: texts.table })
        await expect(table).toBeVisible()
        expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      })

      test('one’s own password and devices are one way from the menu', async ({ page }) => {
        await page.goto('/admin/team')
        if (width === 375) await page.getByRole('button', { name: texts.menu }).click()
        await page.getByRole('link', { name: texts.own }).click()
        await expect(page).toHaveURL('/profile/security')
      })
    })
  }
}
