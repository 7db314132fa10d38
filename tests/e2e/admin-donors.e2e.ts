import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const words = {
  en: {
    search: 'Search by name, email or reference',
    history: (name: string) => `History: ${name}`,
    choose: (name: string) => `Choose ${name}`,
    merge: 'Merge the two…',
    one: 'Merge into one',
    moves: (from: string, to: string) => `1 gift, ₾20.50, moves from ${from} to ${to}.`,
    apart: /^Take .* apart$/,
    undo: 'Undo',
    note: 'A new note',
    add: 'Add the note',
    whole: /^Show all of the note by /,
    folded: /^Show less of the note by /,
    byYear: 'By year',
  },
  ka: {
    search: 'ძებნა სახელით, ელფოსტით ან კოდით',
    history: (name: string) => `ისტორია: ${name}`,
    choose: (name: string) => `აირჩიე: ${name}`,
    merge: 'ორის გაერთიანება…',
    one: 'გაერთიანება',
    moves: (from: string, to: string) => `გადავა 1 შემოწირულობა, 20,50 ₾: „${from}“ → „${to}“.`,
    apart: /^გაყოფა: /,
    undo: 'დაბრუნება',
    note: 'ახალი შენიშვნა',
    add: 'შენიშვნის დამატება',
    whole: /^სრულად ჩვენება – /,
    folded: /^აკეცვა – /,
    byYear: 'წლების მიხედვით',
  },
} as const

/** A family of its own for each test: what one writes the next one sees. */
const families = [
  ['ჭყონდიდელი', 'chqondideli'],
  ['ღვინიაშვილი', 'gviniashvili'],
  ['წიკლაური', 'tsiklauri'],
  ['ძნელაძე', 'dzneladze'],
  ['ხვედელიძე', 'xvedelidze'],
  ['ჟღენტი', 'zhghenti'],
  ['ყიფიანი', 'qipiani'],
  ['გელაშვილი', 'gelashvili'],
] as const

/** Gifts of one who has signed in both scripts; answers how they are called, and what is typed to find them. */
const addFamily = async (gateway: Gateway, index: number) => {
  const [family, latin] = families[index] ?? families[0]
  const capital = `Chichiko ${latin.charAt(0).toUpperCase()}${latin.slice(1)}`
  const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
  const gifts = [
    {
      amount: 100,
      donorName: `ჭიჭიკო ${family}`,
      donorEmail: `chichiko.${index}@example.org`,
      receivedAt: '2025-06-01T10:00:00Z',
    },
    { amount: 30, donorName: `ჭიჭიკო ${family}`, donorEmail: `chichiko.${index}@example.org` },
    {
      amount: 20.5,
      donorName: capital,
      donorEmail: `ch.${index}@example.net`,
      receivedAt: '2025-07-01T10:00:00Z',
    },
  ]
  for (const body of gifts)
    await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body })
  return { georgian: `ჭიჭიკო ${family}`, latin: capital, typed: `chichiko ${latin.slice(0, 6)}` }
}

const places = (['en', 'ka'] as const).flatMap((language) =>
  widthsFor(language).map((width) => [language, width] as const),
)

for (const [place, [language, width]] of places.entries()) {
  const says = words[language]
  test.describe(`donors in ${language}, at ${width} px`, () => {
    test.use({
      viewport: { width, height: 812 },
      locale: language === 'en' ? 'en-US' : 'ka-GE',
      hasTouch: width < 1000,
    })

    test('who is called in the other script is found, and what they gave is one press away', async ({
      page,
      gateway,
    }) => {
      const { georgian, typed } = await addFamily(gateway, place)
      const presses = countingPresses(page, { isTouched: width < 1000 })
      await page.goto('/admin/donors')
      const box = page.getByRole('searchbox', { name: says.search })
      if (!(await box.isVisible())) await presses.press(page.getByRole('button', { name: says.search }))
      await presses.fill(box, typed)
      const link = page.getByRole('link', { name: says.history(georgian), exact: true })
      await expect(page).toHaveURL(/search=/)
      // The list that is there has this one as well: those two alone are what was searched for.
      await expect(page.getByRole('link', { name: says.history('') })).toHaveCount(2)
      await expect(link).toBeVisible()
      expect(presses.count()).toBeLessThanOrEqual(2)
      expect(await violationsOn(page)).toEqual([])
      await keepPicture(page, `donors-${language}-${width}`)

      await presses.press(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(georgian)
      const years = page.getByRole('table', { name: says.byYear })
      await expect(years.getByRole('row')).toHaveCount(2)
      await expect(years.getByRole('row', { name: /^2025/ })).toContainText('100')
      expect(presses.count()).toBeLessThanOrEqual(3)
      expect(await violationsOn(page)).toEqual([])
      await keepPicture(page, `donor-${language}-${width}`)
    })

    test('a long note of one is folded, and whole at a press', async ({ page, gateway }) => {
      const name = uniqueTitle('Giver')
      const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
      await asAdmin(gateway, `/api/projects/${project}/donations`, {
        method: 'POST',
        body: { amount: 5, donorName: name },
      })
      const { donors } = await asAdmin<{ donors: { id: string }[] }>(
        gateway,
        `/api/donors?search=${encodeURIComponent(name)}`,
      )
      const notes = `/api/donors/${donors[0]?.id}/notes`
      const last = 'დაურეკეთ კვირაობით.'
      for (const text of ['Short.', `${'წერილს არ კითხულობს, ტელეფონს კი პასუხობს. '.repeat(40)}${last}`])
        await asAdmin(gateway, notes, { method: 'POST', body: { text } })
      await page.goto(`/admin/donors/${donors[0]?.id}`)
      const note = page.getByRole('listitem').filter({ hasText: last })
      const height = async () => (await note.boundingBox())?.height ?? 0
      const whole = page.getByRole('button', { name: says.whole })
      await expect(whole).toHaveCount(1)
      const folded = await height()
      expect(folded).toBeLessThan(230)
      expect(await violationsOn(page)).toEqual([])
      await whole.click()
      await expect(note.getByRole('button', { name: says.folded })).toHaveAttribute('aria-expanded', 'true')
      expect(await height()).toBeGreaterThan(folded)
      await keepPicture(page, `donor-note-${language}-${width}`)
    })

    test('two are merged, that is taken back, and a note is written', async ({ page, gateway }) => {
      const { georgian, latin, typed } = await addFamily(gateway, place + places.length)
      const presses = countingPresses(page, { isTouched: width < 1000 })
      await page.goto(`/admin/donors?search=${encodeURIComponent(typed)}`)
      for (const name of [georgian, latin]) {
        const choice = page.getByRole('checkbox', { name: says.choose(name), exact: true })
        // Away from the foot of the window, where what was chosen is told.
        await choice.evaluate((box) => box.scrollIntoView({ block: 'center' }))
        await presses.press(choice)
        await expect(choice).toBeChecked()
      }
      await presses.press(page.getByRole('link', { name: says.merge }))
      await expect(page.getByRole('button', { name: says.one, exact: true })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await keepPicture(page, `pair-${language}-${width}`)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      const table = page.getByRole('table')
      expect(
        await table.evaluate(({ parentElement: frame }) => frame && frame.scrollWidth <= frame.clientWidth),
      ).toBe(true)
      // Whichever is kept, what moves is told, and what is pressed is there to be pressed.
      await expect(page.getByText(says.moves(latin, georgian))).toBeVisible()
      for (const target of [
        ...(await page.getByRole('radio').all()).map((radio) => radio.locator('xpath=ancestor::label')),
        page.getByRole('button', { name: says.one, exact: true }),
      ]) {
        await expect(target).toBeInViewport({ ratio: 1 })
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await presses.press(page.getByRole('button', { name: says.one, exact: true }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(georgian)
      await expect(page.getByRole('button', { name: says.apart })).toBeVisible()
      expect(presses.count()).toBeLessThanOrEqual(4)

      await presses.press(page.getByRole('button', { name: says.undo }))
      await expect(page.getByRole('button', { name: says.apart })).toHaveCount(0)
      await presses.fill(page.getByRole('textbox', { name: says.note }), 'ჯერ დაურეკეთ. Call first.')
      await presses.press(page.getByRole('button', { name: says.add }))
      await expect(page.getByRole('listitem').filter({ hasText: 'Call first.' })).toBeVisible()
      expect(presses.count()).toBeLessThanOrEqual(7)
    })
  })
}

test('every year in which something was given can be chosen, and is what an accountant is offered', async ({
  page,
  gateway,
}) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A year long ago')))
  const body = { amount: 5, donorName: 'Ana Lomidze', receivedAt: '2003-05-06T10:00:00Z' }
  await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body })
  await page.goto('/admin/donors')
  const year = page.getByRole('combobox', { name: 'Year' })
  await expect(year.getByRole('option', { name: '2003' })).toBeAttached()
  await expect(year.getByRole('option', { name: '2004' })).toHaveCount(0)
  await page.getByRole('button', { name: 'For the accountant', exact: true }).click()
  await year.selectOption('2003')
  await expect(page).toHaveURL('/admin/donors?year=2003')
  await expect(year.getByRole('option').nth(1)).toHaveText(String(new Date().getFullYear()))
  await expect(page.getByLabel('From month')).toHaveValue('2003-01')
  await expect(page.getByLabel('Until month')).toHaveValue('2003-12')
})
