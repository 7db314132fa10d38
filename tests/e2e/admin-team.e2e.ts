import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { newMember, sessionElsewhere, signInAs } from '../support/members.ts'
import { countingPresses } from '../support/presses.ts'
import { widthsFor } from '../support/widths.ts'

const own = 'a walk by the river'

const languages = {
  'en-US': {
    invite: 'Invite somebody',
    for: 'Who it is for',
    role: 'Role',
    make: 'Make the link',
    close: 'Close',
    join: 'Join',
    fields: ['First name', 'Last name', 'Email', 'Username', 'Password', 'Confirm password'],
    team: 'Team',
    more: (name: string) => `More for ${name} Beridze`,
    disable: 'Disable',
    columns: 'Columns',
    sessions: 'Sessions',
    on: 'Active',
    off: 'Disabled',
    disabled: /cannot sign in any more/,
    undo: 'Undo',
    table: 'Who may do what',
    roleOf: /^Role of /,
    admin: 'Admin',
    editor: 'Editor',
    giveUp: 'Give up your role as an admin?',
    stay: 'Stay an admin',
    moreOf: /^More for /,
    endAll: 'End all sessions',
    endOwn: 'End all of your own sessions?',
    menu: 'Open menu',
    own: /Password and devices/,
    devices: 'Where you are signed in',
    endOthers: 'Sign out everywhere else',
  },
  'ka-GE': {
    invite: 'მოწვევა',
    for: 'ვისთვის',
    role: 'როლი',
    make: 'ბმულის შექმნა',
    close: 'დახურვა',
    join: 'შემოერთება',
    fields: ['სახელი', 'გვარი', 'ელფოსტა', 'მომხმარებლის სახელი', 'პაროლი', 'პაროლი კიდევ ერთხელ'],
    team: 'გუნდი',
    more: (name: string) => `სხვა მოქმედებები: ${name} Beridze`,
    disable: 'გათიშვა',
    columns: 'სვეტები',
    sessions: 'სესიები',
    on: 'აქტიურია',
    off: 'გათიშულია',
    disabled: /ვეღარ შემოვა/,
    undo: 'უკან დაბრუნება',
    table: 'ვის რა შეუძლია',
    roleOf: /^როლი: /,
    admin: 'ადმინისტრატორი',
    editor: 'რედაქტორი',
    giveUp: 'თმობ ადმინისტრატორის როლს?',
    stay: 'ადმინისტრატორად დარჩენა',
    moreOf: /^სხვა მოქმედებები: /,
    endAll: 'ყველა სესიის დასრულება',
    endOwn: 'ასრულებ შენს ყველა სესიას?',
    menu: 'მენიუს გახსნა',
    own: /პაროლი და მოწყობილობები/,
    devices: 'სად ხარ შესული',
    endOthers: 'ყველა სხვა მოწყობილობიდან გამოსვლა',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
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
        await page.getByRole('button', { name: texts.invite, exact: true }).click()
        await expect(link).toBeFocused()

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
        const row = page.locator('tbody').filter({ hasText: `${name}@example.org` })
        await expect(row).toContainText(texts.on)
        const disabling = countingPresses(page)
        await row.getByRole('button', { name: texts.more(name) }).focus()
        await disabling.key('Enter')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        const items = page.getByRole('menuitem')
        const last = items.filter({ hasText: texts.disable })
        await disabling.key('End')
        await expect(last).toBeFocused()
        await disabling.key('Enter')
        await expect(page.getByText(texts.disabled)).toBeVisible()
        await expect(row).toContainText(texts.off)
        await keepPicture(page, `team-list-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(disabling.count()).toBeLessThanOrEqual(3)
        await page.getByRole('button', { name: texts.undo }).click()
        await expect(row).toContainText(texts.on)
      })

      test('whoever opens the form of an invitation is led into it, and back as it closes', async ({
        page,
      }) => {
        await page.goto('/admin/team')
        const opener = page.getByRole('button', { name: texts.invite, exact: true })
        const name = page.getByRole('textbox', { name: texts.for })
        await expect(opener).toHaveAttribute('aria-expanded', 'false')
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(name).toBeFocused()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        await page.getByRole('button', { name: texts.close, exact: true }).press('Enter')
        await expect(name).toBeHidden()
        await expect(opener).toBeFocused()
        await expect(opener).toHaveAttribute('aria-expanded', 'false')
        await page.keyboard.press('Enter')
        await expect(name).toBeFocused()
        await opener.press('Enter')
        await expect(name).toBeHidden()
        await expect(opener).toBeFocused()
      })

      test('one’s own sessions stand beside it, and are ended there', async ({ page, gateway }) => {
        const member = await newMember(gateway, 'admin')
        await sessionElsewhere(gateway, member)
        await signInAs(page, member.session)
        await page.goto('/admin/team')
        const devices = page.getByRole('region', { name: texts.devices })
        await expect(devices.getByRole('listitem')).toHaveCount(2)
        await keepPicture(page, `team-own-sessions-${locale}-${width}`, { fullPage: true })
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(await violationsOn(page)).toEqual([])
        const { press, count } = countingPresses(page)
        await press(devices.getByRole('button', { name: texts.endOthers }))
        await expect(devices.getByRole('listitem')).toHaveCount(1)
        await expect(devices.getByRole('heading', { name: texts.devices })).toBeFocused()
        expect(count()).toBe(1)
      })

      test('shows the columns that somebody has chosen', async ({ page }) => {
        await page.goto('/admin/team')
        const own = page.locator('tbody').first()
        const seen = () =>
          width === 375
            ? own.getByText(texts.sessions)
            : page.getByRole('columnheader', { name: texts.sessions })
        await expect(seen()).toBeVisible()
        await page.getByRole('button', { name: texts.columns }).click()
        await page.getByRole('menuitemcheckbox', { name: texts.sessions }).click()
        await page.keyboard.press('Escape')
        await expect(seen()).toBeHidden()
        await page.reload()
        await expect(page.getByRole('button', { name: texts.columns })).toBeVisible()
        await expect(seen()).toBeHidden()
        await page.getByRole('button', { name: texts.columns }).click()
        await page.getByRole('menuitemcheckbox', { name: texts.sessions }).click()
      })

      test('one’s own way in is taken away by no single key, nor without a question', async ({
        browser,
        gateway,
      }) => {
        const { session, username } = await newMember(gateway, 'admin')
        const context = await browser.newContext({ locale, viewport: { width, height: 812 } })
        const page = await context.newPage()
        await signInAs(page, session)
        await page.goto(`${gateway.address}/admin/team`)
        const row = page.locator('tbody').filter({ hasText: `${username}@example.org` })
        const role = row.getByRole('button', { name: texts.roleOf })
        await role.focus()
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(texts.admin)
        const editor = page.getByRole('menuitemradio', { name: texts.editor })
        const stops = await page.getByRole('menuitemradio').allTextContents()
        await expect(page.getByRole('menuitemradio').first()).toBeFocused()
        for (const _ of stops.slice(0, stops.indexOf(texts.editor))) await page.keyboard.press('ArrowDown')
        await expect(editor).toBeFocused()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alertdialog', { name: texts.giveUp })).toBeVisible()
        await expect(page.getByRole('button', { name: texts.stay })).toBeFocused()
        expect(await violationsOn(page)).toEqual([])
        await page.keyboard.press('Enter')
        await expect(role).toBeFocused()
        await expect(role).toContainText(texts.admin)

        await row.getByRole('button', { name: texts.moreOf }).click()
        await page.getByRole('menuitem', { name: texts.endAll }).click()
        await expect(page.getByRole('alertdialog', { name: texts.endOwn })).toBeVisible()
        await page.keyboard.press('Escape')
        await page.reload()
        await expect(role).toContainText(texts.admin)
        await context.close()
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
