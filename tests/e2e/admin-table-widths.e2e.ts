import type { Page } from '@playwright/test'
import { expect, type Gateway, test } from '../support/browser.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { promiseGift } from '../support/promised.ts'
import { asAdmin } from '../support/records.ts'

/** How far what a table shows stands out of the page it is on, in pixels. */
const excessOf = (page: Page): Promise<number> =>
  page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const main = table.closest('main')
      if (!main) throw new Error('the table stands in no page')
      const edge = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingRight)
      return Math.max(0, Math.round(table.getBoundingClientRect().right - edge))
    })

/** What no reader is before the newsletter is launched. */
const longestStates = { 'en-US': 'Not confirmed yet', 'ka-GE': 'დადასტურებული' } as const

const showWidestState = (words: string): void => {
  for (const row of document.querySelectorAll('main tbody tr')) {
    const cell = row.querySelector('td:has(time)')?.previousElementSibling
    if (cell?.lastChild) cell.lastChild.textContent = words
  }
}

/** The widest of days wherever one is shown: each month has a name of its own length, and a number of two signs needs more. */
const showWidestDay = (): void => {
  for (const day of document.querySelectorAll('main tbody time')) {
    day.textContent = day.textContent.replace(/\d+\u00A0[ა-ჰ]+/, '28\u00A0სექტემბერი')
  }
}

/** Of each thing that may become of what was promised one, with the longest words for it. */
const settlePledges = async (gateway: Gateway): Promise<void> => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
  await promiseGift(gateway, project, { amount: 9_999_999.99, donorName: 'Mariam-Elisabed Chkhartishvili' })
  const came = await promiseGift(gateway, project)
  const { donationId } = await asAdmin<{ donationId: string }>(
    gateway,
    `/api/pledges/${came.id}/confirmation`,
    { method: 'POST', body: {} },
  )
  const refund = { amount: 20, reason: 'Paid twice.' }
  await asAdmin(gateway, `/api/donations/${donationId}/refunds`, { method: 'POST', body: refund })
}

for (const locale of ['en-US', 'ka-GE'] as const) {
  test.describe(`in ${locale},`, () => {
    test.use({ locale, signedInAs: 'admin' })

    for (const room of ['projects', 'events', 'gifts', 'pledges', 'donors', 'newsletter', 'team']) {
      test(`the table of ${room} stands within its page, however wide that is`, async ({ page, gateway }) => {
        if (room === 'team') {
          await asAdmin(gateway, '/api/team/invitations', {
            method: 'POST',
            body: { name: 'Mariam-Elisabed Chkhartishvili', role: 'editor' },
          })
        }
        if (room === 'newsletter') {
          const body = { email: `widths.${locale}@example.org`, source: 'dashboard' }
          await asAdmin(gateway, '/api/newsletter/subscribe', { method: 'POST', body })
        }
        if (room === 'pledges') await settlePledges(gateway)
        await page.goto(`/admin/${room}`)
        await expect(page.locator('main tbody').first()).toBeVisible()
        if (room === 'newsletter') await page.evaluate(showWidestState, longestStates[locale])
        await page.evaluate(showWidestDay)
        for (const width of [1200, 1280, 1344, 1376, 1408]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => excessOf(page), `at ${width} px`).toBe(0)
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        }
      })
    }

    test('gifts are written within the page, however wide that is', async ({ page }) => {
      await page.goto('/admin/gifts/add')
      await expect(page.locator('main form').first()).toBeVisible()
      for (const width of [640, 768, 900, 1024, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const whole = () => page.evaluate('document.documentElement.scrollWidth')
        await expect.poll(whole, `at ${width} px`).toBe(width)
      }
    })
  })
}
