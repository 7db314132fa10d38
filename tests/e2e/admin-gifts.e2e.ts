import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { newDonor } from '../support/donation-form.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: {
    locale: 'en-US',
    menu: 'Open menu',
    room: 'Gifts',
    more: 'Days and method',
    project: 'Project',
    status: 'State',
    voided: 'Voided',
    found: 'Found: 1',
    reference: 'Reference begins with',
    history: 'History: Giorgi Beridze, ₾250',
    open: { correct: 'Correct this gift', refund: 'Refund…', void: 'Void…' },
    send: { correct: 'Add the correction', refund: 'Write the refund', void: 'Void the gift' },
    amount: 'Amount, ₾',
    reason: 'Reason',
    undo: 'Undo',
    undone: 'Undone: a line was added that sets it back.',
  },
  ka: {
    locale: 'ka-GE',
    menu: 'მენიუს გახსნა',
    room: 'შემოწირულობები',
    more: 'დღეები და გადახდის ფორმა',
    project: 'პროექტი',
    status: 'მდგომარეობა',
    voided: 'გაუქმებული',
    found: 'ნაპოვნია: 1',
    reference: 'კოდი იწყება ასე',
    history: 'ისტორია: Giorgi Beridze, 250 ₾',
    open: { correct: 'გასწორება', refund: 'დაბრუნება…', void: 'გაუქმება…' },
    send: { correct: 'შესწორების დამატება', refund: 'დაბრუნების ჩაწერა', void: 'შემოწირულობის გაუქმება' },
    amount: 'თანხა, ₾',
    reason: 'მიზეზი',
    undo: 'უკან დაბრუნება',
    undone: 'დაბრუნდა უკან: ისტორიას ამის ჩანაწერი დაემატა.',
  },
} as const

interface Stands {
  amount: number
  status: string
  projectId: string
  entries: { kind: string; reason: string | null }[]
}

const standsOf = (gateway: Gateway, id: string) => asAdmin<Stands>(gateway, `/api/donations/${id}`)

const giveTo = async (gateway: Gateway, project: string): Promise<string> => {
  const body = { amount: 250, donorName: 'Giorgi Beridze', method: 'transfer', reference: `TBC ${project}` }
  const path = `/api/projects/${project}/donations`
  return (await asAdmin<{ id: string }>(gateway, path, { method: 'POST', body })).id
}

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'telephone')) {
    const isTouched = width === 375
    test.describe(`gifts in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 }, hasTouch: isTouched })

      test('one is found, corrected, refunded, moved and voided in few presses, and each is undone with one', async ({
        page,
        gateway,
      }) => {
        const [fence, winter] = [uniqueTitle('Fence'), uniqueTitle('Winter')]
        const project = await gateway.createProject(projectCalled(fence, fence))
        const other = await gateway.createProject(projectCalled(winter, winter))
        const gift = await giveTo(gateway, project)
        const dialog = page.getByRole('dialog')
        const presses = countingPresses(page, { isTouched })
        const button = (name: string) => page.getByRole('button', { name, exact: true })
        /** How many presses a task takes, its undoing apart. */
        const within = async (most: number, task: () => Promise<void>): Promise<void> => {
          const before = presses.count()
          await task()
          expect(presses.count() - before).toBeLessThanOrEqual(most)
        }
        const undo = () =>
          within(1, async () => {
            await presses.press(page.getByRole('listitem').getByRole('button', { name: texts.undo }))
            await expect(page.getByText(texts.undone).last()).toBeVisible()
          })
        const write = async (kind: 'correct' | 'refund' | 'void'): Promise<void> => {
          await presses.fill(dialog.getByLabel(texts.reason), 'The bank statement says so.')
          await presses.press(dialog.getByRole('button', { name: texts.send[kind] }))
          await expect(dialog).toHaveCount(0)
        }

        await page.goto('/admin/gifts')
        await within(2, async () => {
          await presses.fill(page.getByLabel(texts.reference), `tbc ${project}`)
          await expect(page.getByRole('status').filter({ hasText: texts.found })).toBeVisible()
          await presses.press(page.getByRole('link', { name: texts.history }))
        })

        await within(4, async () => {
          await presses.press(button(texts.open.correct))
          await presses.fill(dialog.getByLabel(texts.amount), '205')
          await write('correct')
        })
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ amount: 205 })
        await undo()
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ amount: 250, status: 'confirmed' })

        await within(4, async () => {
          await presses.press(button(texts.open.refund))
          await presses.fill(dialog.getByLabel(texts.amount), '55')
          await write('refund')
        })
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ amount: 195 })
        await undo()
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ amount: 250, status: 'confirmed' })

        await within(5, async () => {
          await presses.press(button(texts.open.correct))
          await presses.choose(dialog.getByLabel(texts.project), { label: winter })
          await write('correct')
        })
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ projectId: other })
        await undo()
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ projectId: project })

        await within(3, async () => {
          await presses.press(button(texts.open.void))
          await write('void')
        })
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ status: 'voided' })
        await undo()
        await expect.poll(() => standsOf(gateway, gift)).toMatchObject({ status: 'confirmed' })
        const { entries } = await standsOf(gateway, gift)
        expect(entries.map(({ kind }) => kind).toReversed()).toEqual([
          'recorded',
          'corrected',
          'corrected',
          'refunded',
          'restored',
          'moved',
          'moved',
          'voided',
          'restored',
        ])
        expect(await asAdmin(gateway, `/api/projects/${project}`)).toMatchObject({ raised: 250 })
        expect(await asAdmin(gateway, `/api/projects/${other}`)).toMatchObject({ raised: 0 })
      })

      test('a voided one is found by its state, and its history is a press away', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Voided')
        const project = await gateway.createProject(projectCalled(title, title))
        const gift = await giveTo(gateway, project)
        await giveTo(gateway, project)
        await asAdmin(gateway, `/api/donations/${gift}/voids`, { method: 'POST', body: { reason: 'Twice.' } })
        const presses = countingPresses(page, { isTouched })
        await page.goto('/admin/gifts')
        await keepPicture(page, `gifts-${language}-${width}`)
        await presses.choose(page.getByLabel(texts.project), { label: title })
        await presses.choose(page.getByLabel(texts.status), { label: texts.voided })
        await expect(page.getByRole('status').filter({ hasText: texts.found })).toBeVisible()
        await keepPicture(page, `gifts-voided-${language}-${width}`)
        await presses.press(page.getByRole('button', { name: texts.more }))
        expect(await violationsOn(page)).toEqual([])
        await presses.press(page.getByRole('link', { name: texts.history }))
        await expect(page).toHaveURL(`/admin/gifts/${gift}`)
        expect(presses.count()).toBeLessThanOrEqual(6)
      })
    })
  }
}

for (const [language, { locale }] of Object.entries(languages)) {
  test.describe(`a row of gifts in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 812 } })

    test('is as low as that of any other list, with all that is known of a gift', async ({
      page,
      gateway,
    }) => {
      // As long as those that there are, and no other test's.
      const title = {
        en: 'A dry summer for thirty dogs of Zugdidi',
        ka: 'მშრალი ზაფხული ოცდაათი ძაღლისთვის ზუგდიდში',
      }
      const project = await gateway.createProject(projectCalled(title.en, title.ka))
      const path = `/api/projects/${project}/donations`
      const give = (body: object) => asAdmin<{ id: string }>(gateway, path, { method: 'POST', body })
      const transfer = { amount: 1250.5, method: 'transfer', reference: 'TBC 8834-1127-05' }
      await give({ ...transfer, donorName: 'ეკატერინე გელაშვილი' })
      await give({ ...transfer, donorName: 'ზურაბ მაისურაძე', anonymous: true })
      await give({ amount: 50, donorName: 'Nina Gelashvili-Weiss', method: 'inKind' })
      const { id } = await give({ ...transfer, donorName: 'გიორგი ბერიძე' })
      const refund = { amount: 50, reason: 'Twice.' }
      await asAdmin(gateway, `/api/donations/${id}/refunds`, { method: 'POST', body: refund })
      await page.goto(`/admin/gifts?project=${project}`)
      const rows = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
      await expect(rows).toHaveCount(4)
      for (const row of await rows.all()) {
        await expect(row).toContainText(language === 'ka' ? title.ka : title.en)
        expect((await row.boundingBox())?.height, (await row.textContent()) ?? undefined).toBeLessThanOrEqual(
          80,
        )
      }
      await expect(rows.filter({ hasText: 'TBC 8834-1127-05' })).toHaveCount(3)
      await keepPicture(page, `gift-rows-${language}`)
      expect(await violationsOn(page)).toEqual([])
    })
  })
}

test.describe('the list of gifts', () => {
  test('is narrowed by its address, exported as it is shown, and says where nothing is left', async ({
    page,
    gateway,
  }) => {
    const title = uniqueTitle('Exported')
    const project = await gateway.createProject(projectCalled(title))
    await giveTo(gateway, project)
    await page.goto(`/admin/gifts?project=${project}&status=confirmed&method=transfer`)
    await expect(page.getByText('Found: 1')).toBeVisible()
    await expect(page.getByLabel('Method')).toHaveValue('transfer')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV: gifts' }).click()
    expect((await download).suggestedFilename()).toMatch(/^ledger-.*\.csv$/)
    await expect(page.getByText('Exported 1 row')).toBeVisible()
    await page.getByLabel('State').selectOption('voided')
    await expect(page.getByText('Nothing here fits this choice.')).toBeVisible()
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect(page).toHaveURL('/admin/gifts')
  })

  test('is turned page by page, and back', async ({ page }) => {
    await page.goto('/admin/gifts?order=amount+asc')
    const first = await page.getByRole('row').nth(1).textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(/^26–50 of/)).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page.getByRole('row').nth(1)).toHaveText(first ?? '')
  })
})

test('a gift that was just recorded is taken back from the toast', async ({ page, gateway }) => {
  const title = uniqueTitle('Slip')
  const project = await gateway.createProject(projectCalled(title))
  await page.goto(`/admin/projects/edit/${project}`)
  await page.getByRole('button', { name: `Record a donation: ${title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, ₾').fill('70')
  await dialog.getByLabel('Donor’s name').fill(newDonor('Nino'))
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('₾70 raised of ₾5,000')).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: a line was added that sets it back.')).toBeVisible()
  await expect(page.getByText('₾0 raised of ₾5,000')).toBeVisible()
})
