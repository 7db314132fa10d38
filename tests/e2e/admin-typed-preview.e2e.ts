import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { event } from '../../schema/events.ts'
import { project } from '../../schema/projects.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, createEvent } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: { own: 'en', admin: enAdmin, locale: 'en-US', goal: '12,500.50', raised: /12,500\.50/, other: 'ka' },
  ka: { own: 'ka', admin: kaAdmin, locale: 'ka-GE', goal: '12 500,50', raised: /12\s500,50/, other: 'en' },
} as const

for (const { own, admin, locale, goal, raised, other } of Object.values(languages)) {
  for (const width of widthsFor(own)) {
    test.describe(`in ${own} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 812 } })

      test('a project is looked at as it is typed, in both languages, and nothing is saved or lost', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('As it was')
        const id = await gateway.createProject(projectCalled(title))
        await page.goto(`/admin/projects/edit/${id}`)
        const inLanguage = (name: 'en' | 'ka') =>
          page.getByRole('group', { name: admin.form.languages[name], exact: true })
        const english = inLanguage('en').getByLabel(project.fields.title.label[own])
        await expect(english).toHaveValue(title)
        await english.fill('Warmer than before')
        await inLanguage('ka').getByLabel(project.fields.title.label[own]).fill('უფრო თბილად')
        await page.getByLabel(project.fields.goal.label[own]).fill(goal)
        const opener = page.getByRole('button', { name: admin.life.preview.typed })
        await opener.scrollIntoViewIfNeeded()
        await keepPicture(page, `typed-preview-bar-${own}-${width}`)
        await opener.click()

        const dialog = page.getByRole('dialog', { name: admin.life.preview.ofTyped })
        const headings = { en: 'Warmer than before', ka: 'უფრო თბილად' }
        const heading = (name: 'en' | 'ka') => dialog.getByRole('heading', { level: 1, name: headings[name] })
        await expect(heading(own)).toBeVisible()
        await expect(dialog.getByText(raised).first()).toBeVisible()
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await keepPicture(page, `typed-preview-project-${own}-${width}`)
        await dialog.getByRole('button', { name: admin.form.languages[other] }).click()
        await expect(heading(other)).toBeVisible()
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await keepPicture(page, `typed-preview-project-${own}-${width}-other`)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320)
        await keepPicture(page, `typed-preview-project-${own}-320`)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
        await keepPicture(page, `typed-preview-bar-${own}-320`)
        await expect(english).toHaveValue('Warmer than before')
        expect(await asAdmin(gateway, `/api/projects/${id}`)).toMatchObject({ title })
      })

      test('an event is looked at as it is typed, with its time and place, and nobody is signed up from there', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Walk')
        const id = await createEvent(gateway, {
          translations: { en: { title, content: 'At noon.' }, ka: { title, content: 'შუადღისას.' } },
          date: '2099-05-09',
        })
        await page.goto(`/admin/events/edit/${id}`)
        const texts = page.getByRole('group', { name: admin.form.languages[own], exact: true })
        await expect(texts.getByLabel(event.fields.title.label[own])).toHaveValue(title)
        await texts.getByLabel(event.fields.venue.label[own]).fill('Lisi')
        await page.getByLabel(event.fields.startsAt.label[own]).fill('12:30')
        await page.getByRole('button', { name: admin.life.preview.typed }).click()
        const dialog = page.getByRole('dialog', { name: admin.life.preview.ofTyped })
        await expect(dialog.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(dialog.getByText('Lisi')).toBeVisible()
        await expect(dialog.getByText(/12:30/).first()).toBeVisible()
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])
        await keepPicture(page, `typed-preview-event-${own}-${width}`)
        const signUp = dialog.locator('form')
        for (const field of await signUp.getByRole('textbox').all()) await field.fill('ana@example.org')
        await signUp.getByRole('button').last().click()
        await dialog.getByRole('button', { name: admin.life.preview.back }).click()
        await expect(dialog).toHaveCount(0)
        expect(await asAdmin(gateway, `/api/events/${id}`)).toMatchObject({
          venue: null,
          subscribersTotalCount: 0,
        })
      })
    })
  }
}
