import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { asAdmin, sendMessage } from '../support/records.ts'

test.use({ signedInAs: 'admin', viewport: { width: 375, height: 812 } })

for (const [language, locale, texts] of [
  [
    'English',
    'en-US',
    {
      menu: 'Open menu',
      search: 'Search projects',
      projects: 'Projects',
      logout: 'Log out',
      waiting: (count: number) => `${count} new messages`,
    },
  ],
  [
    'Georgian',
    'ka-GE',
    {
      menu: 'მენიუს გახსნა',
      search: 'პროექტების ძებნა',
      projects: 'პროექტები',
      logout: 'გასვლა',
      waiting: (count: number) => `${count} ახალი წერილი`,
    },
  ],
] as const) {
  test.describe(`the admin area on a telephone, in ${language}`, () => {
    test.use({ locale })

    for (const room of ['projects', 'events', 'contacts', 'newsletter']) {
      test(`shows the first of the ${room} at once, below a bar that says where one is`, async ({ page }) => {
        await page.goto(`/admin/${room}`)
        const first = page.locator('tbody, article').first()
        await expect(first).toBeVisible()
        const box = await first.boundingBox()
        expect(box?.y).toBeLessThan(230)
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        await expect(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible()
      })
    }

    test('has the letters of both scripts before a heading is written in them, which would move what stands below', async ({
      page,
    }) => {
      await page.goto('/admin/gifts')
      for (const font of [
        '400 1em "Noto Sans Georgian Variable"',
        '600 1em "Noto Serif Georgian Variable"',
      ]) {
        const areThere = () =>
          page.evaluate((wanted) => document.fonts.check(wanted, 'Giorgi, გიორგი, ₾'), font)
        await expect.poll(areThere, font).toBe(true)
      }
    })

    test('has its rooms, the name of who is signed in and the way out behind one button', async ({
      page,
    }) => {
      await page.goto('/admin/events')
      await page.getByRole('button', { name: texts.menu }).click()
      const menu = page.getByRole('dialog')
      await expect(menu).toContainText('Nino Kapanadze')
      await expect(menu.getByRole('button', { name: texts.logout })).toBeInViewport({ ratio: 1 })
      // The five of old, and whatever stands beside them.
      await expect(menu.getByRole('link').nth(4)).toBeVisible()
      await menu.getByRole('link', { name: texts.projects }).click()
      await expect(page).toHaveURL('/admin/projects')
      await expect(menu).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('says on the button of its menu how many messages wait', async ({ page, gateway }) => {
      await sendMessage(gateway, { name: 'Lia', email: 'lia@example.org', message: 'Where do you walk?' })
      const { new: waiting } = await asAdmin<{ new: number }>(gateway, '/api/contacts/counts')
      await page.goto('/admin/projects')
      const menu = page.getByRole('button', { name: texts.menu })
      await expect(page.getByRole('banner').getByText(String(waiting), { exact: true })).toBeVisible()
      await expect(menu).toHaveAccessibleDescription(texts.waiting(waiting))
      await keepPicture(page, `admin-bar-${locale}`)
      expect(await violationsOn(page)).toEqual([])
    })

    test('brings the box to search in when it is asked for, and keeps it while it holds a word', async ({
      page,
    }) => {
      await page.goto('/admin/projects')
      const box = page.getByRole('searchbox', { name: texts.search })
      await expect(box).toHaveCount(0)
      await page.getByRole('button', { name: texts.search }).click()
      await expect(box).toBeFocused()
      await page.keyboard.type('Gori')
      await expect(page).toHaveURL('/admin/projects?search=Gori')
      await page.reload()
      await expect(box).toHaveValue('Gori')
    })
  })
}
