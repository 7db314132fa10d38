import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

const languages = {
  'en-US': {
    who: 'Who changed this',
    show: (title: string) => `Before and after: ${title}`,
    goal: 'Goal',
    before: '₾2,900',
    after: '₾3,200',
    putBack: 'Put the old values back',
    isBack: 'The old values are back.',
    undo: 'Undo',
    isAgain: 'The newer values are there again.',
    changed: 'Changed: Project',
  },
  'ka-GE': {
    who: 'ვინ რა შეცვალა',
    show: (title: string) => `რა იყო და რა არის: ${title}`,
    goal: 'მიზანი',
    before: '2 900 ₾',
    after: '3 200 ₾',
    putBack: 'ძველი მნიშვნელობების დაბრუნება',
    isBack: 'ძველი მნიშვნელობები დაბრუნდა.',
    undo: 'უკან დაბრუნება',
    isAgain: 'ახალი მნიშვნელობები ისევ ადგილზეა.',
    changed: 'შეიცვალა: პროექტი',
  },
} as const

for (const width of [640, 800, 1024, 1280, 1920]) {
  test.describe(`${width} pixels wide,`, () => {
    test.use({ signedInAs: 'admin', viewport: { width, height: 800 } })

    test('what the trail is narrowed by stands in line with the trail', async ({ page, gateway }) => {
      await asAdmin(gateway, '/api/projects', {
        method: 'POST',
        body: { title: uniqueTitle('Trail'), description: 'A yard.', goal: 2900 },
      })
      await page.goto('/admin/trail')
      await expect(page.getByRole('article').first()).toBeVisible()
      const bar = page
        .getByLabel('Who', { exact: true })
        .locator('xpath=ancestor::div[contains(@class, "flex-wrap")][1]')
      const [own, list] = [await bar.boundingBox(), await page.locator('main ol').first().boundingBox()]
      expect([own?.x, own?.width]).toEqual([list?.x, list?.width])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    })
  })
}

interface Project {
  id: string
  goal: number
}

for (const [locale, words] of Object.entries(languages)) {
  for (const [width, height] of [
    [375, 812],
    [1280, 800],
  ] as const) {
    const isTouched = width < 500

    test.describe(`in ${locale}, ${width} pixels wide,`, () => {
      test.use({ locale, signedInAs: 'admin', viewport: { width, height }, hasTouch: isTouched })

      test('who changed a project is a press away, and its old values three', async ({ page, gateway }) => {
        const title = uniqueTitle('Trail')
        const text = { title, description: 'A yard.' }
        const { id } = await asAdmin<Project>(gateway, '/api/projects', {
          method: 'POST',
          body: { goal: 2900, translations: { en: text, ka: text } },
        })
        await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 3200 } })
        const goal = async (): Promise<number> =>
          (await asAdmin<Project>(gateway, `/api/projects/${id}`)).goal
        const { press, count } = countingPresses(page, { isTouched })

        await page.goto(`/admin/projects/edit/${id}`)
        const who = page.getByRole('link', { name: words.who })
        await expect(who).toBeVisible()
        await press(who)
        const entry = page.getByRole('article').filter({ hasText: words.changed })
        await expect(entry).toHaveCount(1)
        expect(count()).toBe(1)

        await press(entry.getByRole('button', { name: words.show(title) }))
        const row = entry.getByRole('row', { name: words.goal })
        await expect(row).toContainText(words.before)
        await expect(row).toContainText(words.after)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `trail-${locale}-${width}`)

        await press(entry.getByRole('button', { name: words.putBack }))
        await expect(page.getByText(words.isBack)).toBeVisible()
        expect(count()).toBe(3)
        await expect.poll(goal).toBe(2900)
        await expect(page.getByRole('article').filter({ hasText: words.changed })).toHaveCount(2)

        await press(page.getByRole('button', { name: words.undo }))
        await expect(page.getByText(words.isAgain)).toBeVisible()
        expect(await goal()).toBe(3200)
      })
    })
  }
}
