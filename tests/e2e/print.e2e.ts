import type { Page } from '@playwright/test'
import { answerFigures } from '../support/analytics-figures.ts'
import { expect, test } from '../support/browser.ts'
import { sendMessage } from '../support/records.ts'

const winter = 'A warm winter for forty dogs in Gori'

/** How many sheets the page takes. */
const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.describe('on paper', () => {
  for (const language of ['en', 'ka']) {
    test(`a project takes one sheet in ${language}`, async ({ page, gateway }) => {
      await page.goto(`/projects/${await gateway.projectId(winter)}?lng=${language}`)
      expect(await sheetsOf(page)).toBe(1)
    })
  }

  test('a project is its story and its sums, with nothing to press', async ({ page, gateway }) => {
    await page.goto(`/projects/${await gateway.projectId(winter)}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(winter)
    await expect(page.getByText('₾8,450')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('from stray')
    for (const role of ['button', 'spinbutton', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
  })

  test('the dashboard is its films by name and address, and the regions with their values', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^https:\/\/youtu\.be\/[\w-]+$/).first()).toBeVisible()
    await expect(page.getByRole('figure').filter({ hasText: 'first film' }).locator('img')).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: /^Guria/ })).toHaveText('Guria100+')
    await expect(page.getByRole('button')).toHaveCount(0)
  })

  test.describe('of an admin', () => {
    test.use({ signedInAs: 'admin', viewport: { width: 794, height: 1123 } })

    test('the analytics are their title, their period and their figures', async ({ page }) => {
      await page.goto('/admin/analytics')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
      await expect(page.getByRole('combobox')).toBeVisible()
      await expect(page.getByText('Growth over time')).toBeVisible()
      for (const role of ['button', 'banner', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    })

    test('a long message is whole, however much of it is shown on the screen', async ({ page, gateway }) => {
      const last = 'P.S. He answers to no name yet.'
      const message = `${'He waits at the bus stop, day after day.\n'.repeat(12)}${last}`
      await sendMessage(gateway, { name: 'Nino', email: 'nino@example.org', message })
      await page.goto('/admin/contacts')
      await page.setViewportSize({ width: 375, height: 812 })
      const text = page.getByText(last).first()
      const isCut = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      expect(await isCut()).toBe(true)
      await page.emulateMedia({ media: 'print' })
      expect(await isCut()).toBe(false)
    })

    test('the analytics are all their rows, whichever are open on the screen', async ({ page }) => {
      await answerFigures(page, { projects: 17, months: 30 })
      await page.goto('/admin/analytics')
      const rows = (name: string) => page.getByRole('table', { name }).getByRole('row')
      await expect(rows('Per project')).toHaveCount(11)
      await page.emulateMedia({ media: 'print' })
      await expect(rows('Per project')).toHaveCount(18)
      await expect(rows('Month by month')).toHaveCount(31)
      const [table, card] = await page
        .getByRole('table', { name: 'Per project' })
        .evaluate((element) =>
          [element, element.closest('section')].map((each) => each?.getBoundingClientRect().bottom),
        )
      expect((card ?? 0) - (table ?? 0)).toBeLessThan(16)
    })
  })
})
