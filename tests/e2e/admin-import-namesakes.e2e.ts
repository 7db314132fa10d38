import { violationsOn } from '../support/accessibility.ts'
import { tbcFile } from '../support/bank-files.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { chooseFile, ofThisTest } from '../support/gift-import.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const words = {
  en: {
    choose: 'Choose a file',
    project: 'All gifts are for',
    before: 'Rows whose payer is called like somebody who gave before: 1.',
    them: /^It is them, line 2: /,
    chosen: (email: string) => `With the email ${email}`,
    write: 'Write 1 gift, ₾120.50',
    done: 'Gifts written: 1, ₾120.50',
  },
  ka: {
    choose: 'ფაილის არჩევა',
    project: 'ყველა შემოწირულობის პროექტი',
    before: 'სტრიქონები, რომელთა გადამხდელის სახელით ადრეც შემოუწირავთ: 1.',
    them: /^სწორედ ის არის, სტრიქონი 2: /,
    chosen: (email: string) => `ელფოსტით: ${email}`,
    write: 'ჩაწერე 1 შემოწირულობა, 120,50 ₾',
    done: 'ჩაიწერა 1 შემოწირულობა, 120,50 ₾',
  },
} as const

/** Somebody else in each window, so that nobody is asked about whom another has left behind. */
const names = {
  en: { 1280: ['უჩა ამანათაშვილი', 'Ucha Amanatashvili'], 375: ['ბექა ამანათაშვილი', 'Beka Amanatashvili'] },
  ka: {
    1280: ['ზვიად ამანათაშვილი', 'Zviad Amanatashvili'],
    375: ['გოჩა ამანათაშვილი', 'Gocha Amanatashvili'],
  },
} as const

for (const locale of ['en', 'ka'] as const) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`a bank’s file, in ${locale} at ${width} px`, () => {
      test.use({ viewport: { width, height: 812 }, hasTouch: width === 375 })

      test('asks whether a payer is somebody of that name in the other script, answered with one press', async ({
        page,
        gateway,
      }) => {
        const said = words[locale]
        const [donorName, payer] = names[locale][width]
        const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
        const email = `namesake-${locale}-${width}@example.org`
        await asAdmin(gateway, `/api/projects/${project}/donations`, {
          method: 'POST',
          body: { amount: 5, donorName, donorEmail: email },
        })
        const [first] = ofThisTest()
        const transfer = { purpose: '', reference: '', ...first, day: '2026-02-14', amount: 120.5 }
        const file = tbcFile([{ ...transfer, payer }])
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        await chooseFile(page, () => page.getByText(said.choose, { exact: true }).click(), 'f.csv', file)
        await expect(page.getByText(said.before)).toBeVisible()
        await expect(page.getByText(donorName)).toBeVisible()
        await keepPicture(page, `import-namesakes-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const { press, choose, count } = countingPresses(page, { isTouched: width === 375 })
        await press(page.getByRole('button', { name: said.them }))
        await expect(page.getByText(said.chosen(email))).toBeVisible()
        await expect(page.getByText(said.before)).toHaveCount(0)
        expect(count()).toBe(1)
        await choose(page.getByLabel(said.project), project)
        await press(page.getByRole('button', { name: said.write }))
        await expect(page.getByText(said.done)).toBeVisible()
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({
          raised: 125.5,
          donationsDonorCount: 1,
        })
      })
    })
  }
}
