import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    stands: { en: 'Letters in: English', ka: 'Letters in: Georgian' },
    write: 'Write in English',
    back: 'Write in Georgian',
    undo: 'Undo',
  },
  ka: {
    locale: 'ka-GE',
    stands: { en: 'წერილების ენა: ინგლისური', ka: 'წერილების ენა: ქართული' },
    write: 'ინგლისურად მიწერა',
    back: 'ქართულად მიწერა',
    undo: 'უკან დაბრუნება',
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'telephone')) {
    test(`the language of a donor is put right by one press, and back by another, in ${language} at ${width} px`, async ({
      page,
      gateway,
    }) => {
      await page.setViewportSize({ width, height: 812 })
      const donorName = `თამარ ${uniqueTitle('ახალი')}`
      const project = await gateway.createProject(projectCalled(uniqueTitle('Letters')))
      const { id: gift } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
        method: 'POST',
        body: { amount: 5, donorName },
      })
      const { donorId } = await asAdmin<{ donorId: string }>(gateway, `/api/donations/${gift}`)
      const stands = async () => {
        const { locale, languageTold } = await asAdmin<{ locale: string; languageTold: boolean }>(
          gateway,
          `/api/donors/${donorId}`,
        )
        return { locale, languageTold }
      }
      await page.goto(`/admin/donors/${donorId}?lng=${language}`)
      await expect(page.getByText(texts.stands.ka)).toBeVisible()
      await keepPicture(page, `donor-language-${language}-${width}`, { fullPage: true })
      await page.getByRole('button', { name: texts.write }).click()
      await expect(page.getByText(texts.stands.en)).toBeVisible()
      expect(await stands()).toEqual({ locale: 'en', languageTold: true })
      await page.getByRole('button', { name: texts.undo }).click()
      await expect(page.getByText(texts.stands.ka)).toBeVisible()
      expect(await stands()).toEqual({ locale: 'ka', languageTold: false })
      await expect(page.getByRole('button', { name: texts.back })).toHaveCount(0)
      await expectForEverybody(page)
    })
  }
}
