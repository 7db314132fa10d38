import type { Page } from '@playwright/test'
import { archive as archiveInEnglish } from '../../client/i18n/en/archive.ts'
import { home as homeInEnglish } from '../../client/i18n/en/home.ts'
import { pages as pagesInEnglish } from '../../client/i18n/en/pages.ts'
import { shell as shellInEnglish } from '../../client/i18n/en/shell.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { archive as archiveInGeorgian } from '../../client/i18n/ka/archive.ts'
import { home as homeInGeorgian } from '../../client/i18n/ka/home.ts'
import { pages as pagesInGeorgian } from '../../client/i18n/ka/pages.ts'
import { shell as shellInGeorgian } from '../../client/i18n/ka/shell.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { demoIssues } from '../../gateway/demo/issues.ts'
import { archivedIssue } from '../../schema/archived-issues.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { test } from '../support/letter-site.ts'
import { asAdmin } from '../support/records.ts'

const languages = {
  en: {
    browser: 'en-US',
    texts: archiveInEnglish,
    home: homeInEnglish.newsletter,
    missing: pagesInEnglish.notFound.title,
    site: shellInEnglish.site,
    admin: enAdmin.issues,
    day: '30 Oct 2026',
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    texts: archiveInGeorgian,
    home: homeInGeorgian.newsletter,
    missing: pagesInGeorgian.notFound.title,
    site: shellInGeorgian.site,
    admin: kaAdmin.issues,
    day: '2026 წლის 30 ოქტომბერი',
    viewport: { width: 375, height: 740 },
  },
}

const { exampleId: id } = archivedIssue
const sent = demoIssues.find((issue) => issue.id === id)

const letterPath = `/newsletter/${id}`

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** What the browser, which takes nothing that is no XML, finds in a feed. */
const readFeed = (
  page: Page,
  address: string,
): Promise<{ root: string; titles: string[]; links: string[] }> =>
  page.evaluate(async (from) => {
    const document = new DOMParser().parseFromString(await (await fetch(from)).text(), 'application/xml')
    const all = (path: string) => [...document.querySelectorAll(path)]
    return {
      root: document.documentElement.tagName,
      titles: all('entry > title').map(({ textContent }) => textContent ?? ''),
      links: all('entry > link').map((link) => link.getAttribute('href') ?? ''),
    }
  }, address)

test('the letters that were sent are nowhere before the newsletter is launched', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: homeInEnglish.newsletter.title })).toBeVisible()
  await expect(page.getByRole('link', { name: homeInEnglish.newsletter.archive })).toHaveCount(0)
  for (const path of ['/newsletter', letterPath, '/newsletter/feed.xml']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(heading(page)).toHaveText(pagesInEnglish.notFound.title)
  }
})

for (const locale of locales) {
  const { browser, texts, home, missing, site, admin, day, viewport } = languages[locale]
  const title = sent?.title[locale] ?? ''

  test.describe(`the letters that were sent, in ${locale}`, () => {
    test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
    test.beforeEach(({ gateway }) => launch(gateway, true))
    test.afterEach(({ gateway }) => launch(gateway, false))

    test('are found from the front page, read, and followed by programs', async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: home.archive }).click()
      await expect(heading(page)).toHaveText(texts.title)
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveTitle(`${texts.title} | ${site}`)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      expect(await width(page)).toBe(viewport.width)
      await keepPicture(page, `newsletter-archive-${locale}`, { fullPage: true })

      await page.getByRole('link', { name: title }).click()
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText(day)).toBeVisible()
      for (const paragraph of sent?.content[locale].split('\n\n') ?? [])
        await expect(page.getByText(paragraph)).toBeVisible()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      expect(await width(page)).toBe(viewport.width)
      await keepPicture(page, `newsletter-letter-page-${locale}`, { fullPage: true })

      const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
      expect(address).toContain(`/newsletter/feed.xml?lng=${locale}`)
      const feed = await readFeed(page, String(address))
      expect(feed.root).toBe('feed')
      const at = feed.titles.indexOf(title)
      expect(feed.links[at]).toContain(`${letterPath}?lng=${locale}`)

      await page.getByRole('link', { name: texts.next.link }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('region', { name: home.title })).toBeFocused()
    })

    test('are whole in the first answer, with what sharing them shows', async ({ page }) => {
      const answer = await page.request.get(`${letterPath}?lng=${locale}`)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
      expect(html).toContain('<meta property="og:type" content="article"/>')
      for (const language of locales) expect(html).toContain(`hrefLang="${language}"`)
      expect(html).toContain(sent?.content[locale].split('\n\n').at(-1))
    })

    test.describe('by somebody of the team', () => {
      test.use({ signedInAs: 'admin' })

      test('are taken off by one press, and put back by another', async ({ page }) => {
        const status = async () => (await page.request.get(`${letterPath}?lng=${locale}`)).status()
        await page.goto(`/admin/issues/edit/${id}`)
        await expect(page.getByRole('link', { name: admin.site.open })).toHaveAttribute('href', letterPath)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `newsletter-on-site-${locale}`, { fullPage: true })
        await page.getByRole('button', { name: admin.site.takeOff }).click()
        await expect(page.getByRole('button', { name: admin.site.putOn })).toBeFocused()
        expect(await status()).toBe(404)
        await page.goto(letterPath)
        await expect(heading(page)).toHaveText(missing)
        await page.goto(`/admin/issues?search=${encodeURIComponent(title)}`)
        await expect(page.getByRole('row').filter({ hasText: title })).toContainText(admin.site.isOff)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `newsletter-off-site-${locale}`, { fullPage: true })
        await page.goto(`/admin/issues/edit/${id}`)
        await page.getByRole('button', { name: admin.site.putOn }).click()
        await expect(page.getByText(admin.site.on)).toBeVisible()
        expect(await status()).toBe(200)
      })
    })
  })
}
