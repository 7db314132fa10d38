import type { Page } from '@playwright/test'
import { languageOn, violationsOn } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { barrierWidthsFor } from '../support/widths.ts'

const widthOf = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** No barrier axe knows of, and no sideways scrolling on the narrowest. */
const isForEverybody = async (page: Page, what: string): Promise<void> => {
  for (const width of barrierWidthsFor(await languageOn(page))) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await violationsOn(page), `${what} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await widthOf(page), what).toBe(320)
  await page.setViewportSize({ width: 1280, height: 800 })
}

const languages = {
  'en-US': {
    status: 'Failed.',
    updated: 'Project updated!',
    conflict: 'Someone else changed this in the meantime',
    leave: 'Leave without saving?',
    record: /^Record a donation/,
    events: 'Events',
    save: 'Save changes',
  },
  'ka-GE': {
    status: 'შენახვა ვერ მოხერხდა.',
    updated: 'პროექტი განახლდა!',
    conflict: 'ეს ჩანაწერი ამასობაში სხვამ შეცვალა',
    leave: 'გახვალ შენახვის გარეშე?',
    record: /^შემოწირულობის დამატება/,
    events: 'ღონისძიებები',
    save: 'ცვლილებების შენახვა',
  },
}

for (const [locale, texts] of Object.entries(languages)) {
  test.describe(`the forms of the admin area in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('are for everybody while a project is created', async ({ page }) => {
      await page.goto('/admin/projects/create')
      await isForEverybody(page, 'an empty form')
      await page.locator('form button[type=submit]').first().click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
      await isForEverybody(page, 'a form with mistakes')
      await page.locator('input[type=file]').setInputFiles({
        name: 'letter.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      })
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4)
      await isForEverybody(page, 'a form with a wrong file')
    })

    test('are for everybody while one is edited by two', async ({ page, gateway }) => {
      const long = `${uniqueTitle('გრძელისიტყვა'.repeat(8))}`
      const id = await gateway.createProject(projectCalled(long))
      await page.goto(`/admin/projects/edit/${id}`)
      const goal = page.locator('input[name=goal]')
      await expect(goal).toHaveValue('5000')
      await isForEverybody(page, 'a project')

      const change = { goal: 9000, translations: { en: { title: `${long}, theirs` } } }
      await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: change })
      await goal.fill('7000')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('status')).toHaveText(texts.status)
      await expect(page.getByRole('region', { name: texts.conflict })).toBeVisible()
      await isForEverybody(page, 'two versions')

      await page.getByRole('link', { name: texts.events }).first().click()
      await expect(page.getByRole('alertdialog', { name: texts.leave })).toBeVisible()
      await isForEverybody(page, 'the question before leaving')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('status')).toHaveText(texts.updated)
    })

    test('are for everybody while a donation is recorded', async ({ page, gateway }) => {
      const id = await gateway.createProject(projectCalled(uniqueTitle('Given for')))
      await page.goto(`/admin/projects/edit/${id}`)
      await page.getByRole('button', { name: texts.record }).click()
      await isForEverybody(page, 'an empty donation')
      await page.getByRole('dialog').locator('button[type=submit]').first().click()
      await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(2)
      await isForEverybody(page, 'a donation with mistakes')
    })
  })
}
