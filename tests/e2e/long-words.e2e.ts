import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const word = 'გრძელისიტყვა'.repeat(20)
const title = word.slice(0, 170)
const name = word.slice(0, 100)
const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`

/** In the page: the texts that stick out of what they stand in, and the controls that are out of reach. */
const outOfPlace = (): string[] => {
  /** What only listeners find, and what can be scrolled to sideways, is where it should be. */
  const isExcused = (element: Element): boolean => {
    const { overflowX, clipPath } = getComputedStyle(element)
    const isInPlace = ['auto', 'scroll'].includes(overflowX) || clipPath !== 'none'
    return isInPlace || (element.parentElement !== null && isExcused(element.parentElement))
  }
  const isShown = (element: Element) =>
    !isExcused(element) &&
    element.checkVisibility() &&
    element.closest('svg, noscript, thead, .sr-only') === null
  const boxOf = (element: Element): Element => {
    const isInline = getComputedStyle(element).display.startsWith('inline')
    return isInline && element.parentElement ? boxOf(element.parentElement) : element
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !isShown(element) || element.closest('script, style, option, textarea')) continue
    const box = boxOf(element)
    if (getComputedStyle(box).textOverflow === 'ellipsis') continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
    if (inner.right > Math.min(outer.right, innerWidth) + 2) found.push(text.textContent ?? '')
  }
  const controls = [...document.querySelectorAll('button, a[href], [role=button], input, select')]
  const unreachable = controls.filter(
    (control) => isShown(control) && control.getBoundingClientRect().right > innerWidth + 1,
  )
  const width = document.documentElement.scrollWidth
  return [
    ...found,
    ...unreachable.map((control) => control.outerHTML.slice(0, 160)),
    ...(width > innerWidth ? [`the page is ${width} px wide`] : []),
  ]
}

/** In the page: the sums that stand in two lines. */
const brokenSums = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const sum = /₾?\d[\d\s.,]*₾?/.exec(text.textContent ?? '')?.[0].trim() ?? ''
    if (!sum.includes('₾') || !text.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    const start = (text.textContent ?? '').indexOf(sum)
    range.setStart(text, start)
    range.setEnd(text, start + sum.length)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size > 1) found.push(sum)
  }
  return found
}

/** Looks again until the page has followed its window, and goes on where it never does. */
const softly = expect.configure({ soft: true })

const expectInPlace = async (page: Page, what: string): Promise<void> => {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await softly.poll(() => page.evaluate(outOfPlace), `${what} at ${width} px`).toEqual([])
    await softly.poll(() => page.evaluate(brokenSums), `the sums of ${what} at ${width} px`).toEqual([])
  }
}

const post = async (address: string, body: unknown, token?: string) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

/** What opens the list below a record, by the number in it; other tests leave records with long words too. */
const disclosureOf = (page: Page, id: string) =>
  page
    .getByRole('rowgroup')
    .filter({ has: page.locator(`a[href$="/${id}"]`) })
    .getByRole('button', { name: /^1 /, expanded: false })

test.describe('a word without an end', () => {
  test('stays on the screen in a toast, and leaves its button there', async ({ page }) => {
    await page.goto('/sign-in')
    await page.route('**/graphql', (route) =>
      route.fulfill({
        json: { data: null, errors: [{ message: name, extensions: { code: 'unheard_of' } }] },
      }),
    )
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByLabel('Username').fill('nino')
      await page.getByLabel('Password', { exact: true }).fill('a guess')
      await page.getByRole('button', { name: 'sign in' }).click()
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').last()
      await expect(toast).toContainText(name)
      await expect(toast).toBeInViewport({ ratio: 1 })
      await expect(toast.getByRole('button')).toBeInViewport({ ratio: 1 })
    }
  })

  for (const [language, locale] of Object.entries({ en: 'en-US', ka: 'ka-GE' })) {
    test.describe(`in ${language}`, () => {
      test.use({ locale, signedInAs: 'admin' })

      test('stays on the page of a project, and on its record', async ({ page, gateway }) => {
        const translations = { en: { title, description: word }, ka: { title, description: word } }
        const id = await gateway.createProject({ goal: 999_999_999.99, translations })
        const { token } = await gateway.sessionOf('admin')
        const gift = { amount: 9_999_999.99, donorName: name }
        await post(`${gateway.address}/api/projects/${id}/donations`, gift, token)

        await page.goto(`/projects/${id}`)
        await expectInPlace(page, 'the project')

        await page.goto(`/admin/projects?search=${title}`)
        await disclosureOf(page, id).click()
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
        await expectInPlace(page, 'the list of projects')

        await page.goto(`/admin/projects/edit/${id}`)
        await expect(page.getByRole('group').first()).toBeVisible()
        await expectInPlace(page, 'the form of a project')

        await page.goto('/admin/analytics')
        await expect(page.getByRole('rowheader').first()).toBeVisible()
        await expectInPlace(page, 'analytics')
      })

      test('stays on the record of an event', async ({ page, gateway }) => {
        const { token } = await gateway.sessionOf('admin')
        const translations = { en: { title, content: word }, ka: { title, content: word } }
        const id = await post(`${gateway.address}/api/events`, { translations }, token)
        await fetch(`${gateway.address}/api/events/${id}/subscribers`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, email }),
        })
        await page.goto(`/admin/events?search=${title}`)
        await disclosureOf(page, id).click()
        await expect(page.getByText(email)).toBeVisible()
        await expectInPlace(page, 'the list of events')
      })

      test('stays on the letter it was written in, and in the question before its end', async ({
        page,
        gateway,
      }) => {
        await post(`${gateway.address}/api/contacts`, { name, email, message: word.repeat(4) })
        await page.goto(`/admin/contacts?search=${email}`)
        await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
        await expectInPlace(page, 'the list of messages')
        await page.getByRole('button', { name: /^(Delete the message from|წერილის წაშლა:)/ }).click()
        await expect(page.getByRole('alertdialog')).toContainText(email)
        await expectInPlace(page, 'the question')
      })
    })
  }
})
