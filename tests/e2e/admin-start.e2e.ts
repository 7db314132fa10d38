import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { sender, toasts } from '../support/contacts-room.ts'
import { intercept } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin, sendMessage } from '../support/records.ts'

const failure = { json: { data: null, errors: [{ message: 'busy', extensions: { code: 'unavailable' } }] } }

const languages = {
  'en-US': {
    room: 'Start',
    greeting: /^Good (morning|afternoon|evening), /,
    people: 'Somebody is waiting',
    answer: /^Answer: \d+ messages? without an answer$/,
    mark: 'Mark as answered',
    marked: 'Marked as answered',
    draft: /^Read: \d+ projects? (is a|are) drafts?$/,
    record: 'Record gifts',
    keys: 'Single keys: / searches, G records gifts',
  },
  'ka-GE': {
    room: 'დასაწყისი',
    greeting: /^(დილა მშვიდობისა|გამარჯობა|საღამო მშვიდობისა), /,
    people: 'ვიღაც გელოდება',
    answer: /^პასუხი: \d+ უპასუხო წერილი$/,
    mark: 'პასუხგაცემულად მონიშვნა',
    marked: 'პასუხგაცემულად მოინიშნა',
    draft: /^წაკითხვა: პროექტის \d+ მონახაზი$/,
    record: 'შემოწირულობების ჩაწერა',
    keys: 'ერთი კლავიშით: / ეძებს, G შემოწირულობებს წერს',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of [375, 1280]) {
    test.describe(`the start page in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        hasTouch: width === 375,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('leads to the oldest message that waits, answered with two presses', async ({ page, gateway }) => {
        await sendMessage(gateway, { ...sender('Zura'), message: 'When can I visit?' })
        await asAdmin(gateway, '/api/projects', {
          method: 'POST',
          body: { title: 'A draft to read', description: 'Soon.', goal: 100, publishedAt: null },
        })
        const [oldest] = await asAdmin<{ title: string; id: string }[]>(gateway, '/api/waiting')
        await page.goto('/admin/start')
        await expect(page.getByRole('heading', { level: 1, name: texts.greeting })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: texts.people })).toBeVisible()
        await expect(page.getByRole('link', { name: texts.draft })).toBeVisible()
        await keepPicture(page, `start-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const presses = countingPresses(page, { isTouched: width === 375 })
        await presses.press(page.getByRole('link', { name: texts.answer }))
        const letter = page.getByRole('article').first()
        await expect(letter).toContainText(oldest?.title ?? '')
        await presses.press(letter.getByRole('button', { name: texts.mark }))
        await expect(toasts(page)).toContainText(texts.marked)
        expect(presses.count()).toBe(2)
        const after = await asAdmin<{ id: string }[]>(gateway, '/api/waiting')
        expect(after.map(({ id }) => id)).not.toContain(oldest?.id)
      })
    })
  }

  test.describe(`the start page in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin' })

    test('records gifts with the key G, unless single keys are switched off', async ({ page }) => {
      await page.goto('/admin/start')
      await expect(page.getByRole('link', { name: texts.record })).toBeVisible()
      await page.getByLabel(texts.keys).uncheck()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('g')
      await expect(page).toHaveURL('/admin/start')
      await page.getByLabel(texts.keys).check()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('g')
      await expect(page).toHaveURL('/admin/gifts/add')
    })
  })
}

test.describe('the start page', () => {
  test.use({ signedInAs: 'admin' })

  test('says that it failed, and tries again', async ({ page }) => {
    let isDown = true
    await intercept(page, 'AdminWaiting', (route) => (isDown ? route.fulfill(failure) : route.fallback()))
    await page.goto('/admin/start')
    await expect(page.getByText('Failed to fetch what waits')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: languages['en-US'].people })).toBeVisible()
  })
})
