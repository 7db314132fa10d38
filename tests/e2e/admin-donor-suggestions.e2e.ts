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
    project: 'Project',
    line: 'Line 1',
    amount: 'Amount, ₾',
    donor: 'Donor',
    last: 'last ₾5 by the same way',
  },
  ka: {
    locale: 'ka-GE',
    project: 'პროექტი',
    line: 'სტრიქონი 1',
    amount: 'თანხა, ₾',
    donor: 'შემომწირველი',
    last: 'ბოლოს 5 ₾, ამავე გზით',
  },
} as const

const give = (gateway: Parameters<typeof asAdmin>[0], project: string, donor: Record<string, string>) =>
  asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body: { amount: 5, ...donor } })

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'desk')) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 900 } })

      test('who gave before is found in the other script, and chosen with one key, which writes nothing yet', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Suggested')
        const project = await gateway.createProject(projectCalled(title, title))
        const email = `shukvani-${language}-${width}@example.org`
        await give(gateway, project, {
          donorName: 'ელგუჯა შუკვანი',
          donorEmail: email,
          method: 'transfer',
        })
        await page.goto('/admin/gifts/add')
        const keys = countingPresses(page)
        await keys.choose(page.getByLabel(texts.project), { label: title })
        const line = page.getByRole('form', { name: texts.line, exact: true })
        const donor = line.getByRole('combobox', { name: texts.donor })
        await keys.press(line.getByLabel(texts.amount))
        await keys.type('30')
        await keys.key('Tab')
        await keys.type(`Elguja Shukvani`)
        const option = page.getByRole('option').filter({ hasText: email })
        await expect(option).toBeVisible()
        await expect(option).toHaveAttribute('aria-selected', 'true')
        await expect(option).toContainText(texts.last)
        await keepPicture(page, `donor-suggestions-${language}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keys.key('Enter')
        await expect(page.getByRole('listbox')).toHaveCount(0)
        await expect(donor).toHaveValue('ელგუჯა შუკვანი')
        await expect(line).toContainText(email)
        await keys.key('Enter')
        await expect(line).toHaveCount(0)
        await expect
          .poll(() => asAdmin(gateway, `/api/projects/${project}`))
          .toMatchObject({ raised: 35, donationsDonorCount: 1 })
      })
    })
  }
}

test('whoever is typed on is nobody who was chosen, and Escape takes the list away', async ({
  page,
  gateway,
}) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Escaped')))
  await give(gateway, project, { donorName: 'Zviadauri', donorEmail: 'z@example.org' })
  await page.goto('/admin/gifts/add')
  const donor = page.getByRole('combobox', { name: 'Donor' })
  await donor.fill('Zviadaur')
  const option = page.getByRole('option').filter({ hasText: 'z@example.org' })
  await option.click()
  await expect(donor).toHaveValue('Zviadauri')
  await expect(page.getByText('z@example.org')).toBeVisible()
  await donor.pressSequentially('s')
  await expect(page.getByText('With the email')).toHaveCount(0)
  await donor.fill('Zviada')
  await expect(option).toBeVisible()
  await donor.press('Escape')
  await expect(option).toHaveCount(0)
  await expect(donor).toHaveValue('Zviada')
})

test('whoever is typed in full is asked about, where somebody with an address is called the same', async ({
  page,
  gateway,
}) => {
  const title = uniqueTitle('Namesakes')
  const project = await gateway.createProject(projectCalled(title))
  await give(gateway, project, { donorName: 'Davit Namesashvili', donorEmail: 'davit.n@example.org' })
  await page.goto('/admin/gifts/add')
  await page.getByLabel('Project').selectOption({ label: title })
  const line = page.getByRole('form', { name: 'Line 1', exact: true })
  const donor = line.getByRole('combobox', { name: 'Donor' })
  await line.getByLabel('Amount, ₾').fill('30')
  await donor.fill('davit namesashvili')
  await expect(page.getByRole('option').filter({ hasText: 'davit.n@example.org' })).toBeVisible()
  await donor.press('Tab')
  await expect(line.getByText('davit.n@example.org gave once before under this name.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await line.getByRole('button', { name: 'It is them' }).click()
  await expect(donor).toHaveValue('Davit Namesashvili')
  await expect(line.getByText('With the email davit.n@example.org')).toBeVisible()
  await donor.press('Enter')
  await expect(line).toHaveCount(0)
  await expect
    .poll(() => asAdmin(gateway, `/api/projects/${project}`))
    .toMatchObject({ raised: 35, donationsDonorCount: 1 })
})

const raisedOf = async (gateway: Parameters<typeof asAdmin>[0], project: string) => {
  const found = await asAdmin<{ raised: number; donationsDonorCount: number }>(
    gateway,
    `/api/projects/${project}`,
  )
  return { raised: found.raised, donors: found.donationsDonorCount }
}

for (const [way, delay] of [
  ['slowly', 60],
  ['before anybody can be looked for', 0],
] as const) {
  test(`whoever is called like somebody with an address becomes no second donor by going on ${way}`, async ({
    page,
    gateway,
  }) => {
    const title = uniqueTitle('Asked')
    const project = await gateway.createProject(projectCalled(title))
    const email = `maka-${delay}@example.org`
    const name = `Maka Askedashvili ${delay === 0 ? 'Quick' : 'Slow'}`
    await give(gateway, project, { donorName: name, donorEmail: email })
    await page.goto('/admin/gifts/add')
    await page.getByLabel('Project').selectOption({ label: title })
    const line = page.getByRole('form', { name: 'Line 1', exact: true })
    await line.getByLabel('Amount, ₾').focus()
    await page.keyboard.type('30', { delay })
    await page.keyboard.press('Tab')
    await page.keyboard.type(name.toLowerCase(), { delay })
    if (delay > 0) {
      await page.keyboard.press('Tab')
      await expect(line.getByText('gave once before under this name.')).toBeVisible()
      await page.keyboard.type('TBC 5508-01', { delay })
    }
    await page.keyboard.press('Enter')
    const them = line.getByRole('button', { name: 'It is them' })
    await expect(them).toBeVisible()
    await expect(line.getByText('Nothing is written yet.')).toBeVisible()
    expect(await raisedOf(gateway, project)).toEqual({ raised: 5, donors: 1 })
    expect(await violationsOn(page)).toEqual([])
    if (delay > 0) await expect(them).toBeFocused()
    else await them.focus()
    await page.keyboard.press('Enter')
    await expect(line.getByText(`With the email ${email}`)).toBeVisible()
    await expect(line.getByRole('combobox', { name: 'Donor' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line).toHaveCount(0)
    await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 35, donors: 1 })
  })
}

test('whoever only has the name of somebody else is a new donor by a key, or by the answer', async ({
  page,
  gateway,
}) => {
  const title = uniqueTitle('Namesake')
  const project = await gateway.createProject(projectCalled(title))
  const names = ['Tea Otherashvili', 'Lia Otherashvili']
  for (const [index, donorName] of names.entries())
    await give(gateway, project, { donorName, donorEmail: `other-${index}@example.org` })
  await page.goto('/admin/gifts/add')
  await page.getByLabel('Project').selectOption({ label: title })
  const first = page.getByRole('form', { name: 'Line 1', exact: true })
  await first.getByLabel('Amount, ₾').fill('30')
  const donor = first.getByRole('combobox', { name: 'Donor' })
  await donor.fill(names[0] ?? '')
  await donor.press('Control+Enter')
  await expect(first.getByText('A new donor', { exact: true })).toBeVisible()
  await donor.press('Enter')
  await expect(first).toHaveCount(0)
  await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 40, donors: 3 })
  const second = page.getByRole('form', { name: 'Line 2', exact: true })
  await second.getByLabel('Amount, ₾').fill('20')
  await second.getByRole('combobox', { name: 'Donor' }).fill(names[1] ?? '')
  await second.getByLabel('Reference').fill('TBC 1')
  await second.getByLabel('Reference').press('Enter')
  await second.getByRole('button', { name: 'Write as a new donor' }).click()
  await expect(second).toHaveCount(0)
  await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 60, donors: 4 })
})

test('that somebody is new, or nobody is named, is chosen in the list as well', async ({ page, gateway }) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Offered')))
  const word = project.slice(-6)
  await give(gateway, project, {
    donorName: `Offeredashvili ${word}`,
    donorEmail: `offered-${word}@example.org`,
  })
  await page.goto('/admin/gifts/add')
  const line = page.getByRole('form', { name: 'Line 1', exact: true })
  const donor = line.getByRole('combobox', { name: 'Donor' })
  const option = (name: string) => page.getByRole('option', { name })
  await donor.fill(`Offeredashvili ${word}`)
  await expect(option(`offered-${word}`)).toHaveAttribute('aria-selected', 'true')
  await donor.press('ArrowDown')
  await expect(option(`New donor “Offeredashvili ${word}”`)).toHaveAttribute('aria-selected', 'true')
  await donor.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(line.getByText('A new donor', { exact: true })).toBeVisible()
  await donor.fill(`Offeredashvili ${word.slice(0, -1)}`)
  await donor.fill(`Offeredashvili ${word}`)
  await expect(line.getByText('A new donor', { exact: true })).toHaveCount(0)
  await option('Anonymous').click()
  await expect(donor).toHaveValue('')
  await expect(donor).toBeFocused()
})

test('whoever is called like somebody without an address is asked about, and never taken for them unasked', async ({
  page,
  gateway,
}) => {
  const title = uniqueTitle('Nameless')
  const project = await gateway.createProject(projectCalled(title))
  const name = `Vano Samedashvili ${project.slice(-6)}`
  await give(gateway, project, { donorName: name })
  await page.goto('/admin/gifts/add')
  await page.getByLabel('Project').selectOption({ label: title })
  const line = (number: number) => page.getByRole('form', { name: `Line ${number}`, exact: true })
  const donorOf = (number: number) => line(number).getByRole('combobox', { name: 'Donor' })
  const typeGift = async (number: number, amount: string, donor: string) => {
    await line(number).getByLabel('Amount, ₾').fill(amount)
    await donorOf(number).fill(donor)
    await line(number).getByLabel('Reference').press('Enter')
  }

  await typeGift(1, '30', name)
  await expect(line(1).getByText('Nothing is written yet.')).toBeVisible()
  await expect(line(1).getByText('Somebody without an email gave once before under this name.')).toBeVisible()
  await expect(line(1).getByRole('button', { name: 'Write as a new donor' })).toHaveCount(0)
  expect(await raisedOf(gateway, project)).toEqual({ raised: 5, donors: 1 })
  await donorOf(1).press('Control+Enter')
  await line(1).getByLabel('Reference').press('Enter')
  await expect(line(1).getByText('two of one name without an email count as one donor')).toBeVisible()
  expect(await raisedOf(gateway, project)).toEqual({ raised: 5, donors: 1 })
  await donorOf(1).fill(`${name} (Gori)`)
  await line(1).getByLabel('Reference').press('Enter')
  await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 35, donors: 2 })

  await typeGift(2, '20', name.toUpperCase())
  await line(2).getByRole('button', { name: 'It is them' }).click()
  await expect(line(2).getByText('Gave before under this name, without an email')).toBeVisible()
  await donorOf(2).press('Enter')
  await expect.poll(() => raisedOf(gateway, project)).toEqual({ raised: 55, donors: 2 })
})

test('one line is anonymous by a key, and a bank file is one press away', async ({ page }) => {
  await page.goto('/admin/gifts/add')
  const donor = page.getByRole('combobox', { name: 'Donor' })
  await donor.fill('Somebody')
  await donor.press('Alt+a')
  await expect(donor).toHaveValue('')
  await expect(donor).toBeFocused()
  await page.getByRole('link', { name: 'From a bank file' }).click()
  await expect(page).toHaveURL('/admin/gifts/import')
})
