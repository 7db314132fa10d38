import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { givingIn, heading, openProject, pledgesOf } from '../support/giving-pages.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

for (const locale of locales) {
  const { browser, gift, mark, promise } = givingIn(locale)

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `xylo${locale}${wide}`

    test.describe(`the page of a gift, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
      test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

      test('says how it stands to whoever comes back, and what could not be looked at', async ({
        page,
        gateway,
      }) => {
        const name = `Back ${word}`
        const id = await openProject(gateway, `Back ${word}`)
        await promise(page, id, name)
        const [{ id: pledge } = { id: '' }] = await pledgesOf(gateway, name)
        await asAdmin(gateway, `/api/pledges/${pledge}/confirmation`, { method: 'POST', body: {} })
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(mark(page, 'confirmed')).toBeVisible()
        await refuse(page, 'FindPledge', 'unavailable', 'service temporarily unavailable')
        await page.reload()
        await expect(page.getByRole('alert')).toContainText(gift.failed)
        await page.unrouteAll()
        await page.getByRole('button', { name: gift.retry }).click()
        await expect(mark(page, 'confirmed')).toBeVisible()
      })

      test('is not taken back once the money came, and says so', async ({ page, gateway }) => {
        const name = `Settled ${word}`
        const id = await openProject(gateway, `Settled ${word}`)
        await promise(page, id, name)
        const [{ id: pledge } = { id: '' }] = await pledgesOf(gateway, name)
        await asAdmin(gateway, `/api/pledges/${pledge}/confirmation`, { method: 'POST', body: {} })
        await page.getByRole('button', { name: gift.takeBack.open }).click()
        await page.getByRole('button', { name: gift.takeBack.yes }).click()
        await expect(heading(page, gift.states.confirmed.title)).toBeFocused()
        await expect(page.getByText(gift.takeBack.settled)).toBeVisible()
        await expect(page.getByRole('button', { name: gift.takeBack.open })).toHaveCount(0)
      })

      test('says that it is looked for, and that it is not waited for any more', async ({
        page,
        gateway,
      }) => {
        const id = await openProject(gateway, `Expired ${word}`)
        await promise(page, id, `Expired ${word}`)
        const held = await holdBack(page, 'FindPledge')
        await page.reload()
        await expect(page.getByRole('status').filter({ hasText: gift.loading })).toBeVisible()
        await expect.poll(() => held.length).toBeGreaterThan(0)
        for (const route of held) {
          const answer = await route.fetch()
          const { data } = await answer.json()
          const findPledge = { ...data.findPledge, state: 'expired', iban: null, recipient: null }
          await route.fulfill({ json: { data: { findPledge } } })
        }
        await expect(mark(page, 'expired')).toBeVisible()
        await expect(page.getByText(gift.transfer.title)).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `gift-expired-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('link', { name: gift.anew }).click()
        await expect(page).toHaveURL(`/projects/${id}/give?amount=70`)
      })
    })
  }
}
