import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { newMember } from '../support/members.ts'
import { countingPresses } from '../support/presses.ts'
import { uniqueTitle } from '../support/project-form.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

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
    changedSince: 'Somebody has changed it in the meantime. Look at the newest entry.',
    changed: 'Changed: Project',
    answered: 'Marked as answered: Message',
    session: 'Session ended',
    gone: 'no longer there',
    search: 'Search records and people',
    nothing: 'Nothing here matches',
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
    changedSince: 'ამასობაში სხვამ შეცვალა. ნახე უახლესი ჩანაწერი.',
    changed: 'შეიცვალა: პროექტი',
    answered: 'პასუხგაცემულად მოინიშნა: წერილი',
    session: 'სესია დასრულდა',
    gone: 'აღარ არსებობს',
    search: 'ჩანაწერებისა და ადამიანების ძებნა',
    nothing: 'ვერ მოიძებნა',
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

/** In the page: the words of an element that stand on more than one line. */
const brokenWords = (element: Element): string[] => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

interface Project {
  id: string
  goal: number
}

for (const [locale, words] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    const isTouched = width === 375
    const height = isTouched ? 812 : 800

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

      test('what was done to a record is found by its name', async ({ page, gateway }) => {
        const title = uniqueTitle('Trail')
        const text = { title, description: 'A yard.' }
        await asAdmin(gateway, '/api/projects', {
          method: 'POST',
          body: { goal: 2900, translations: { en: text, ka: text } },
        })
        await page.goto('/admin/trail')
        await page.getByRole('searchbox', { name: words.search }).fill(title)
        const entries = page.locator('main').getByRole('article')
        await expect(entries).toHaveCount(1)
        await expect(entries.getByRole('link', { name: title })).toBeVisible()
        await keepPicture(page, `trail-search-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        await page.getByRole('searchbox', { name: words.search }).fill(`${title} of nobody`)
        await expect(page.getByText(words.nothing)).toBeVisible()
      })

      test('no word of what was done is broken', async ({ page, gateway }) => {
        const letter = { name: 'Lia', email: 'lia@example.org', message: 'Hello' }
        const id = await sendMessage(gateway, letter)
        await asAdmin(gateway, `/api/contacts/${id}`, { method: 'PUT', body: { state: 'answered' } })
        await page.goto(`/admin/trail?kind=message&record=${id}`)
        const done = page.getByRole('article').getByText(words.answered)
        await expect(done).toBeVisible()
        await keepPicture(page, `trail-answered-${locale}-${width}`)
        expect(await done.evaluate(brokenWords)).toEqual([])
      })

      test('a session that somebody has ended is told as that, with nothing missing', async ({
        page,
        gateway,
      }) => {
        const member = await newMember(gateway, 'viewer')
        const authorization = `Bearer ${Reflect.get(member.session, 'token')}`
        await page.request.post('/api/logout', { headers: { authorization } })
        await page.goto('/admin/trail?kind=session')
        const entry = page.getByRole('article').filter({ hasText: member.name })
        await expect(entry.getByText(words.session, { exact: true })).toBeVisible()
        await expect(entry.getByText(words.gone)).toHaveCount(0)
        await expect(entry.getByText(words.session, { exact: true }).locator('svg')).toHaveClass(/log-out/)
        await keepPicture(page, `trail-session-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
      })

      test('what a colleague has written since is not undone with it', async ({ page, gateway }) => {
        const title = uniqueTitle('Trail')
        const text = { title, description: 'A yard.' }
        const { id } = await asAdmin<Project>(gateway, '/api/projects', {
          method: 'POST',
          body: { goal: 2900, translations: { en: text, ka: text } },
        })
        const at = `/api/projects/${id}`
        await asAdmin(gateway, at, { method: 'PUT', body: { goal: 3200 } })
        await page.goto(`/admin/trail?kind=project&record=${id}`)
        const entry = page.getByRole('article').filter({ hasText: words.changed })
        await entry.getByRole('button', { name: words.show(title) }).click()
        await page.getByRole('button', { name: words.putBack }).click()
        await expect(page.getByText(words.isBack)).toBeVisible()

        await asAdmin(gateway, at, { method: 'PUT', body: { description: 'A yard with a fence.' } })
        await page.getByRole('button', { name: words.undo }).click()
        await expect(page.getByText(words.changedSince)).toBeVisible()
        expect(await asAdmin<Project>(gateway, at)).toMatchObject({
          goal: 2900,
          description: 'A yard with a fence.',
        })
      })
    })
  }
}
