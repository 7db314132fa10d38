import type { Page } from '@playwright/test'
import { home as homeInEnglish } from '../../client/i18n/en/home.ts'
import { pages as pagesInEnglish } from '../../client/i18n/en/pages.ts'
import { projectList as listInEnglish } from '../../client/i18n/en/project-list.ts'
import { shell as shellInEnglish } from '../../client/i18n/en/shell.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { home as homeInGeorgian } from '../../client/i18n/ka/home.ts'
import { pages as pagesInGeorgian } from '../../client/i18n/ka/pages.ts'
import { projectList as listInGeorgian } from '../../client/i18n/ka/project-list.ts'
import { shell as shellInGeorgian } from '../../client/i18n/ka/shell.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: {
    browser: 'en-US',
    texts: listInEnglish,
    home: homeInEnglish.road,
    shell: shellInEnglish,
    missing: pagesInEnglish.notFound.title,
    admin: enAdmin.launch,
  },
  ka: {
    browser: 'ka-GE',
    texts: listInGeorgian,
    home: homeInGeorgian.road,
    shell: shellInGeorgian,
    missing: pagesInGeorgian.notFound.title,
    admin: kaAdmin.launch,
  },
}

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/projects/state', { method: 'PUT', body: { launched } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** In both languages, all with one word that no other project has; answers their ids. */
const writeThree = async (gateway: Gateway, word: string): Promise<string[]> => {
  const ids: string[] = []
  for (const [title, raised, more] of [
    ['half', 50, {}],
    ['over', 130, {}],
    ['later', 90, { startDate: '2999-01-01', endDate: '2999-02-01' }],
  ] as const) {
    const texts = { title: `${title} ${word}`, description: `${word}. Straw and wood.` }
    const id = await gateway.createProject({ ...texts, goal: 100, translations: { ka: texts }, ...more })
    const body = { amount: raised, donorName: 'Ana' }
    await asAdmin(gateway, `/api/projects/${id}/donations`, { method: 'POST', body })
    ids.push(id)
  }
  return ids
}

test('nothing leads to the list of projects before it is launched', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: homeInEnglish.road.title })).toBeVisible()
  await expect(page.getByRole('link', { name: homeInEnglish.road.projects })).toHaveCount(0)
  await page.goto('/projects?show=reached&search=straw')
  await expect(heading(page)).toHaveText(shellInEnglish.comingSoon.title)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})

for (const locale of locales) {
  const { browser, texts, home, shell, missing, admin } = languages[locale]

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `road${locale}${wide}`
    const card = (page: Page, title: string) =>
      page
        .getByRole('region', { name: texts.list })
        .getByRole('listitem')
        .filter({ hasText: `${title} ${word}` })
    const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
    const search = async (page: Page, wanted: string): Promise<void> => {
      await page.getByRole('searchbox', { name: texts.searchLabel }).fill(wanted)
      await page.getByRole('button', { name: texts.search, exact: true }).click()
    }

    test.describe(`the list of projects, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(({ gateway }) => launch(gateway, true))
      test.afterEach(({ gateway }) => launch(gateway, false))

      test('is found from the front page, searched, narrowed and read', async ({ page, gateway }) => {
        const [half = ''] = await writeThree(gateway, word)
        await page.goto('/dashboard')
        await page.getByRole('link', { name: home.projects }).click()
        await expect(heading(page)).toHaveText(texts.title)
        await expect(heading(page)).toBeFocused()
        await expect(page).toHaveTitle(`${texts.title} | ${shell.site}`)
        await expect(page.getByRole('link', { name: texts.give })).toHaveCount(1)
        await expect(titles(page).first(), 'which has not begun').not.toHaveText(`later ${word}`)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `projects-${locale}-${wide}`, { fullPage: true })

        await search(page, word)
        await expect(page.getByRole('status').filter({ hasText: texts.found(word) })).toBeVisible()
        await expect(titles(page)).toHaveText([`later ${word}`, `over ${word}`, `half ${word}`])
        await expect(card(page, 'over')).toContainText(texts.reached)
        await expect(card(page, 'half')).not.toContainText(texts.reached)
        await expect(page.getByRole('link', { name: texts.give })).toHaveCount(0)

        await page.getByRole('link', { name: texts.shows.nearest }).click()
        await expect(titles(page)).toHaveText([`later ${word}`, `half ${word}`])
        const told = `${texts.shown.nearest} · ${texts.found(word)}`
        await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible()
        await expect(page.getByRole('link', { name: texts.shows.nearest })).toBeFocused()
        await expect(page.getByRole('searchbox')).toHaveValue(word)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await page.getByRole('link', { name: texts.shows.reached }).click()
        await expect(titles(page)).toHaveText([`over ${word}`])
        await page.goBack()
        await expect(titles(page)).toHaveText([`later ${word}`, `half ${word}`])

        await card(page, 'half').getByRole('link').click()
        await expect(page).toHaveURL(`/projects/${half}`)
        await expect(heading(page)).toHaveText(`half ${word}`)
      })

      test('finds what is over as well, beneath what is not, and says that it is', async ({
        page,
        gateway,
      }) => {
        const title = `walked ${word}`
        const told = { title, description: 'Straw and wood.' }
        const over = { goal: 100, endDate: '2020-02-01', translations: { ka: told } }
        await gateway.createProject({ ...told, ...over })
        const finished = page.getByRole('region', { name: texts.finished.title })
        await page.goto('/projects')
        await expect(finished).toContainText(texts.finished.text)
        await search(page, title)
        const { title: found, text } = texts.empty.finished
        await expect(page.getByText(found)).toBeVisible()
        await expect(page.getByText(text)).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: texts.missed(title) })).toBeVisible()
        await expect(finished.getByRole('link')).toHaveText([title])
        await expectForEverybody(page)
        await search(page, `no ${word} at all`)
        await expect(page.getByText(texts.empty.search.title)).toBeVisible()
        await expect(finished).toHaveCount(0)
      })

      test('is whole in the first answer, and what sharing it shows', async ({ page, gateway }) => {
        const drawing = (await page.request.get('/share.png')).url()
        await writeThree(gateway, word)
        const html = await (await page.request.get(`/projects?lng=${locale}`)).text()
        expect(html).toContain(`<html lang="${locale}">`)
        expect(html).toContain(`<meta property="og:title" content="${texts.title}"/>`)
        expect(html).toContain(`<meta property="og:description" content="${texts.description}"/>`)
        expect(html).toContain(`<meta property="og:image" content="${drawing}"/>`)
        for (const language of locales) expect(html).toContain(`hrefLang="${language}"`)
        for (const title of ['half', 'over', 'later']) expect(html).toContain(`>${title} ${word}</a>`)
        const sitemap = await (await page.request.get('/sitemap.xml')).text()
        expect(sitemap).toContain(`/projects?lng=${locale}</loc>`)
      })

      test('says that it is loading, that nothing is found, and what has failed', async ({
        page,
        complaints,
      }) => {
        await page.goto('/projects')
        const held = await holdBack(page, 'ProjectList')
        await search(page, `no ${word} at all`)
        await expect(page.getByRole('status').filter({ hasText: texts.loading })).toBeVisible()
        await expect.poll(() => held.length).toBe(1)
        await held[0]?.continue()
        await expect(page.getByText(texts.empty.search.title)).toBeVisible()
        await expect(page.getByText(texts.loading)).toHaveCount(0)
        const told = texts.missed(`no ${word} at all`)
        await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
        await keepPicture(page, `projects-none-${locale}-${wide}`)
        await page.getByRole('main').getByRole('link', { name: texts.all, exact: true }).click()
        await expect(page).toHaveURL('/projects')
        await expect(page.getByRole('searchbox')).toHaveValue('')

        await page.unrouteAll()
        await refuse(page, 'ProjectList', 'unavailable', 'service temporarily unavailable')
        await page.getByRole('link', { name: texts.shows.reached }).click()
        await expect(heading(page)).toHaveText(shell.failed.title)
        await page.unrouteAll()
        await page.getByRole('button', { name: shell.tryAgain }).click()
        await expect(heading(page)).toHaveText(texts.title)
        complaints.splice(0)
      })

      test('that follows nothing there is leads nowhere', async ({ page, complaints }) => {
        expect((await page.goto('/projects?after=garbage'))?.status()).toBe(404)
        await expect(heading(page)).toHaveText(missing)
        complaints.splice(0)
      })

      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false })

        test('is searched, narrowed and turned as well', async ({ page, gateway }) => {
          for (let each = 0; each < 14; each += 1) {
            const texts = { title: `one of many ${word}`, description: `number ${each}` }
            await gateway.createProject({ ...texts, goal: 100, translations: { ka: texts } })
          }
          await page.goto('/projects')
          await search(page, `many ${word}`)
          await expect(titles(page)).toHaveCount(13)
          await page.getByRole('link', { name: texts.more }).click()
          await expect(titles(page)).toHaveCount(1)
          await page.getByRole('link', { name: texts.shows.reached }).click()
          await expect(page.getByText(texts.empty.search.title)).toBeVisible()
          await search(page, '')
          await expect(page).toHaveURL(/show=reached/)
          await expect(page.getByText(texts.empty.search.title)).toHaveCount(0)
          await page.getByRole('link', { name: texts.shows.ongoing, exact: true }).click()
          await page.getByRole('link', { name: texts.more }).click()
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
        })
      })

      test.describe('by an admin', () => {
        test.use({ signedInAs: 'admin' })

        test('is taken back by one press', async ({ page }) => {
          await page.goto('/admin/launch')
          const control = page.getByRole('switch', { name: admin.features.projects.name })
          await expect(control).toBeChecked()
          await expect(control).toHaveAccessibleDescription(new RegExp(admin.needs.openProject.met))
          await expectForEverybody(page)
          await page.setViewportSize(viewport)
          await keepPicture(page, `launch-projects-${locale}-${wide}`, { fullPage: true })
          await control.click()
          await expect(control).not.toBeChecked()
          await page.getByRole('link', { name: admin.visit }).click()
          await expect(page.getByRole('link', { name: home.projects })).toHaveCount(0)
          await page.goto('/projects')
          await expect(heading(page)).toHaveText(shell.comingSoon.title)
        })
      })
    })
  }
}
