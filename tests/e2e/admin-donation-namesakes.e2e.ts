import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    open: /^Record a donation/,
    amount: 'Amount, ₾',
    name: 'Donor’s name',
    email: 'Donor’s email',
    record: 'Record',
    asked: 'Nothing is written yet.',
    them: 'It is them',
    isNew: 'Write as a new donor',
    apart: /two of one name without an email count as one donor/,
  },
  ka: {
    locale: 'ka-GE',
    open: /^შემოწირულობის დამატება/,
    amount: 'თანხა, ₾',
    name: 'შემომწირველის სახელი',
    email: 'შემომწირველის ელფოსტა',
    record: 'დამატება',
    asked: 'ჯერ არაფერი ჩაწერილა.',
    them: 'სწორედ ის არის',
    isNew: 'ახალ შემომწირველად ჩაწერა',
    apart: /თანამოსახელეები ელფოსტის გარეშე ერთ შემომწირველად ითვლებიან/,
  },
} as const

/** Somebody of each window's own, in both scripts: who gave in one is no namesake of whom another asks about. */
const givenNames = {
  en: { 375: ['მიშა', 'Misha'], 1280: ['ზაზა', 'Zaza'] },
  ka: { 375: ['ვანო', 'Vano'], 1280: ['დათო', 'Dato'] },
} as const

const raisedOf = async (gateway: Parameters<typeof asAdmin>[0], project: string) => {
  const found = await asAdmin<{ raised: number; donationsDonorCount: number }>(
    gateway,
    `/api/projects/${project}`,
  )
  return { raised: found.raised, donors: found.donationsDonorCount }
}

for (const language of ['en', 'ka'] as const) {
  const texts = languages[language]
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`the form of one gift in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 } })

      test('asks whether it is somebody of that name in the other script, before anything is written', async ({
        page,
        gateway,
      }) => {
        const [given, inLatin] = givenNames[language][width]
        const [known, typed] = [`${given} ორსახელაშვილი`, `${inLatin} Orsakhelashvili`]
        const title = uniqueTitle('Namesake')
        const project = await gateway.createProject(projectCalled(title, title))
        const email = `${inLatin.toLowerCase()}@example.org`
        const give = (donor: object) =>
          asAdmin(gateway, `/api/projects/${project}/donations`, {
            method: 'POST',
            body: { amount: 5, ...donor },
          })
        await give({ donorName: known, donorEmail: email })
        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        const dialog = page.getByRole('dialog')
        const opened = page.getByRole('button', { name: texts.open })
        const name = dialog.getByLabel(texts.name)
        const record = dialog.getByRole('button', { name: texts.record, exact: true })
        const presses = countingPresses(page)
        await presses.press(opened)
        await dialog.getByLabel(texts.amount).fill('30')
        await name.fill(typed)
        await presses.press(record)
        await expect(dialog.getByText(texts.asked)).toBeVisible()
        await expect(dialog.getByText(known)).toBeVisible()
        const them = dialog.getByRole('button', { name: texts.them })
        await expect(them).toBeFocused()
        expect(await raisedOf(gateway, project)).toEqual({ raised: 5, donors: 1 })
        await keepPicture(page, `donation-namesakes-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await presses.press(them)
        await expect(name).toHaveValue(known)
        await expect(name).toBeFocused()
        await expect(dialog.getByLabel(texts.email)).toHaveValue(email)
        await presses.press(record)
        await expect(dialog).toHaveCount(0)
        expect(presses.count()).toBe(4)
        await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 35, donors: 1 })

        await opened.click()
        await dialog.getByLabel(texts.amount).fill('20')
        await name.fill(typed)
        await record.click()
        await dialog.getByRole('button', { name: texts.isNew }).click()
        await expect(dialog).toHaveCount(0)
        await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 55, donors: 2 })

        await opened.click()
        await dialog.getByLabel(texts.amount).fill('10')
        await name.fill(typed.toLowerCase())
        await record.click()
        await expect(dialog.getByText(texts.apart)).toBeVisible()
        await expect(dialog.getByRole('button', { name: texts.isNew })).toHaveCount(0)
        await name.fill(`${typed} (Gori)`)
        await expect(dialog.getByText(texts.asked)).toHaveCount(0)
        await record.click()
        await expect(dialog).toHaveCount(0)
        await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 65, donors: 3 })
      })
    })
  }
}
