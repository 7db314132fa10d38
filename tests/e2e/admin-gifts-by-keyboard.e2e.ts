import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { donationForm, newDonor, openDonationForm } from '../support/donation-form.ts'
import { loseAnswer } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

interface Gift {
  method: string | null
  reference: string | null
  receivedAt: string
}

const languages = {
  en: {
    locale: 'en-US',
    open: /^Record a donation/,
    amount: 'Amount, ₾',
    receivedOn: 'Received on',
    method: 'Method',
    another: 'Record and add another',
    first: '25.50',
    soFar: (name: string) => `Recorded: ₾100, ${name}. Gifts so far: 10, ₾565.50 in all.`,
    names: ['Nino', 'Gia', 'Eka', 'Levan', 'Mariam', 'Dato', 'Ana', 'Zaza', 'Tamar', 'Keti'],
  },
  ka: {
    locale: 'ka-GE',
    open: /^შემოწირულობის დამატება/,
    amount: 'თანხა, ₾',
    receivedOn: 'მიღების თარიღი',
    method: 'გადახდის ფორმა',
    another: 'დამატება და შემდეგი',
    first: '25,50',
    soFar: (name: string) => `დაემატა: 100 ₾, ${name}. სულ 10 შემოწირულობა, 565,50 ₾.`,
    names: ['ნინო', 'გია', 'ეკა', 'ლევანი', 'მარიამი', 'დათო', 'ანა', 'ზაზა', 'თამარი', 'ქეთი'],
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 } })

      test('ten gifts are recorded with the keyboard alone, four keys for each that follows', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Ten for')
        const id = await gateway.createProject(projectCalled(title))
        // Of this test alone: one that another gift has would be asked about.
        const reference = (number: number): string => `TBC ${id.slice(-6)} ${number}`
        const dialog = page.getByRole('dialog')
        const amount = dialog.getByLabel(texts.amount)
        const receivedOn = dialog.getByLabel(texts.receivedOn)
        const method = dialog.getByLabel(texts.method)
        const keys = countingPresses(page)
        const typeGift = async (typedAmount: string, name: string, reference: string): Promise<void> => {
          await keys.type(typedAmount)
          await keys.key('Tab')
          await keys.type(name)
          await keys.key('Tab', 2)
          await keys.type(reference)
        }

        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        await page.getByRole('button', { name: texts.open }).focus()
        await keys.key('Enter')
        await expect(amount).toBeFocused()
        const [firstName, ...otherNames] = texts.names.map(newDonor)
        await typeGift(texts.first, firstName ?? '', reference(1))
        await keys.tabTo(receivedOn)
        await keys.key('Tab', 2)
        await keys.key('ArrowDown', 4)
        await keys.tabTo(method)
        await keys.key('ArrowDown', 2)
        await expect(method).toHaveValue('transfer')
        const day = await receivedOn.inputValue()
        await keys.tabTo(dialog.getByRole('button', { name: texts.another }))
        await keys.key('Enter')
        expect(keys.count()).toBeLessThanOrEqual(20)

        const forTheFirst = keys.count()
        for (const [index, name] of otherNames.entries()) {
          await expect(amount).toBeFocused()
          await expect(amount).toBeEditable()
          await expect(amount).toHaveValue('')
          await typeGift(String(20 + index * 10), name, reference(index + 2))
          await keys.key('Enter')
        }
        await expect(dialog.getByRole('status')).toHaveText(texts.soFar(otherNames.at(-1) ?? ''))
        await expect(amount).toBeFocused()
        await expect(dialog.getByRole('status')).toBeInViewport({ ratio: 1 })
        expect(keys.count() - forTheFirst).toBe(9 * 4)
        await expect(receivedOn).toHaveValue(day)
        await expect(method).toHaveValue('transfer')
        await keepPicture(page, `gifts-by-keyboard-${language}-${width}`)
        expect(await violationsOn(page, '[role=dialog]')).toEqual([])

        await keys.key('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(page.getByRole('button', { name: texts.open })).toBeFocused()
        const gifts = await asAdmin<Gift[]>(gateway, `/api/projects/${id}/donations`)
        expect(gifts.map(({ reference }) => reference).toSorted()).toEqual(
          texts.names.map((_, index) => reference(index + 1)).toSorted(),
        )
        for (const gift of gifts) {
          expect(gift).toMatchObject({ method: 'transfer', receivedAt: `${day}T08:00:00.000Z` })
        }
        expect(await asAdmin(gateway, `/api/projects/${id}`)).toMatchObject({ raised: 565.5 })
      })
    })
  }
}

test.describe('one gift after another', () => {
  let id: string
  let title: string

  test.beforeEach(async ({ gateway, page }) => {
    title = uniqueTitle('One after another for')
    id = await gateway.createProject(projectCalled(title))
    await page.goto(`/admin/projects/edit/${id}`)
    await openDonationForm(page, title)
    const form = donationForm(page)
    await form.amount.fill('10')
    const name = newDonor('Nino')
    await form.name.fill(name)
    await form.method.selectOption('Cash')
    await form.recordAndAddAnother.click()
    await expect(form.soFar).toHaveText(`Recorded: ₾10, ${name}. Gifts so far: 1, ₾10 in all.`)
  })

  test('counts once though its answer is lost, and the next is another', async ({ page, gateway }) => {
    const form = donationForm(page)
    await loseAnswer(page, 'RecordDonation')
    await form.amount.fill('20')
    const name = newDonor('Gia')
    await form.name.fill(name)
    await form.name.press('Enter')
    await expect(form.alert).toContainText('it will never be recorded twice')
    await expect(form.amount).toHaveValue('20')
    await page.unrouteAll()
    await form.name.press('Enter')
    await expect(form.soFar).toHaveText(`Recorded: ₾20, ${name}. Gifts so far: 2, ₾30 in all.`)
    await expect(form.alert).toHaveCount(0)
    await expect(form.amount).toBeFocused()
    await expect(form.name).toHaveValue('')
    await form.amount.fill('20')
    await form.name.fill(newDonor('Gia'))
    await form.record.click()
    await expect(form.dialog).toHaveCount(0)
    expect(await asAdmin(gateway, `/api/projects/${id}`)).toMatchObject({
      raised: 50,
      donationsTotalCount: 3,
      donations: [{ method: 'cash' }, { method: 'cash' }, { method: 'cash' }],
    })
  })

  test('is shown behind the form at once, and asks for what it wants like the first', async ({ page }) => {
    const form = donationForm(page)
    await expect(page.getByText('₾10 raised of ₾5,000')).toBeAttached()
    await expect(form.amount).toHaveAccessibleDescription('')
    await form.amount.press('Enter')
    await expect(form.amount).toHaveAccessibleDescription('Fill in “Amount”')
    await form.anonymous.check()
    await form.amount.fill('5')
    await form.amount.press('Enter')
    await expect(form.soFar).toHaveText('Recorded: ₾5, Anonymous. Gifts so far: 2, ₾15 in all.')
    await expect(form.anonymous).not.toBeChecked()
  })

  test('is a draft like any other when the form is left, of the same day and method', async ({ page }) => {
    const form = donationForm(page)
    await form.reference.fill('TBC 5507-61')
    await form.receivedOn.fill('2025-10-05')
    await form.dialog.getByRole('button', { name: 'Done' }).click()
    await expect(form.dialog).toHaveCount(0)
    await openDonationForm(page, title)
    await expect(form.reference).toHaveValue('TBC 5507-61')
    await expect(form.receivedOn).toHaveValue('2025-10-05')
    await expect(form.method).toHaveValue('cash')
    await expect(form.soFar).toHaveText('')
  })
})
