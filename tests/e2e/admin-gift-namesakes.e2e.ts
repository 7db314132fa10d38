import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    correct: 'Correct this gift',
    name: 'Donor’s name',
    email: 'Donor’s email',
    reason: 'Reason',
    send: 'Add the correction',
    asked: 'Nothing is written yet.',
    them: 'It is them',
    isNew: 'Write as a new donor',
    apart: /two of one name without an email count as one donor/,
    donor: { known: 'ვახტანგ ორჟონიკიძე', typed: 'Vakhtang Orzhonikidze' },
  },
  ka: {
    locale: 'ka-GE',
    correct: 'გასწორება',
    name: 'შემომწირველის სახელი',
    email: 'შემომწირველის ელფოსტა',
    reason: 'მიზეზი',
    send: 'შესწორების დამატება',
    asked: 'ჯერ არაფერი ჩაწერილა.',
    them: 'სწორედ ის არის',
    isNew: 'ახალ შემომწირველად ჩაწერა',
    apart: /თანამოსახელეები ელფოსტის გარეშე ერთ შემომწირველად ითვლებიან/,
    donor: { known: 'ზურიკო მოსულაშვილი', typed: 'Zuriko Mosulashvili' },
  },
} as const

interface Standing {
  donorId: string
  version: number
  recordedDonor: { name: string; email: string | null }
}

const standing = (gateway: Gateway, gift: string): Promise<Standing> =>
  asAdmin<Standing>(gateway, `/api/donations/${gift}`)

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`the correction of a gift in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 } })

      test('asks whether its donor is somebody of that name, before anything is written', async ({
        page,
        gateway,
      }) => {
        const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
        const email = `known-${language}-${width}@example.org`
        const { known, typed } = texts.donor
        const give = async (donor: object): Promise<string> => {
          const path = `/api/projects/${project}/donations`
          const body = { amount: 5, ...donor }
          return (await asAdmin<{ id: string }>(gateway, path, { method: 'POST', body })).id
        }
        const theirs = await give({ donorName: known, donorEmail: email })
        const gift = await give({ donorName: uniqueTitle('Somebody') })
        const dialog = page.getByRole('dialog')
        const name = dialog.getByLabel(texts.name)
        const send = dialog.getByRole('button', { name: texts.send })
        const opened = page.getByRole('button', { name: texts.correct, exact: true })
        const presses = countingPresses(page)
        const typeName = async (donorName: string): Promise<void> => {
          await opened.click()
          await name.fill(donorName)
          await dialog.getByLabel(texts.reason).fill('Another has given it.')
        }

        await page.goto(`/admin/gifts/${gift}`)
        await typeName(typed)
        await presses.press(send)
        await expect(dialog.getByText(texts.asked)).toBeVisible()
        await expect(dialog.getByText(known)).toBeVisible()
        const them = dialog.getByRole('button', { name: texts.them })
        await expect(them).toBeFocused()
        expect((await standing(gateway, gift)).version).toBe(1)
        await keepPicture(page, `gift-namesakes-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await presses.press(them)
        await expect(name).toHaveValue(known)
        await expect(name).toBeFocused()
        await expect(dialog.getByLabel(texts.email)).toHaveValue(email)
        await presses.press(send)
        await expect(dialog).toHaveCount(0)
        expect(presses.count()).toBe(3)
        const { donorId } = await standing(gateway, theirs)
        expect(await standing(gateway, gift)).toMatchObject({ donorId, version: 2 })

        await opened.click()
        await name.fill(typed)
        await dialog.getByLabel(texts.email).fill('')
        await dialog.getByLabel(texts.reason).fill('It was somebody else of that name.')
        await send.click()
        await dialog.getByRole('button', { name: texts.isNew }).click()
        await expect(dialog).toHaveCount(0)
        const other = await standing(gateway, gift)
        expect(other).toMatchObject({ version: 3, recordedDonor: { name: typed, email: null } })
        expect(other.donorId).not.toBe(donorId)

        const third = await give({ donorName: uniqueTitle('Nobody') })
        await page.goto(`/admin/gifts/${third}`)
        await typeName(typed.toLowerCase())
        await send.click()
        await expect(dialog.getByText(texts.apart)).toBeVisible()
        await expect(dialog.getByRole('button', { name: texts.isNew })).toHaveCount(0)
        await name.fill(`${typed} (Gori)`)
        await expect(dialog.getByText(texts.asked)).toHaveCount(0)
        await send.click()
        await expect(dialog).toHaveCount(0)
        expect((await standing(gateway, third)).recordedDonor.name).toBe(`${typed} (Gori)`)
      })

      test('does not ask about whoever it is of already, where nothing else is theirs', async ({
        page,
        gateway,
      }) => {
        const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
        const donorName = uniqueTitle('Giver')
        const path = `/api/projects/${project}/donations`
        const body = { amount: 5, donorName }
        const { id } = await asAdmin<{ id: string }>(gateway, path, { method: 'POST', body })
        await page.goto(`/admin/gifts/${id}`)
        await page.getByRole('button', { name: texts.correct, exact: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(texts.name).fill(donorName.toUpperCase())
        await dialog.getByLabel(texts.reason).fill('So it is written.')
        await dialog.getByRole('button', { name: texts.send }).click()
        await expect(dialog).toHaveCount(0)
        expect((await standing(gateway, id)).recordedDonor.name).toBe(donorName.toUpperCase())
      })
    })
  }
}
