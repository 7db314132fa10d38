import { readFile } from 'node:fs/promises'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { csvRows } from '../support/csv.ts'
import { newMember, signInAs } from '../support/members.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    gifts: 'Gifts',
    projects: 'Projects',
    anonymous: 'Anonymous',
    accountant: 'For the accountant',
    months: /: sums by month and donor$/,
    gift: 'Anonymous gift',
    net: 'Net, lari',
    donor: 'Donor',
  },
  'ka-GE': {
    gifts: 'შემოწირულობები',
    projects: 'პროექტები',
    anonymous: 'ანონიმური',
    accountant: 'ბუღალტრისთვის',
    months: /: ჯამები თვეებისა და შემომწირველების მიხედვით$/,
    gift: 'ანონიმური შემოწირულობა',
    net: 'საბოლოოდ, ლარი',
    donor: 'შემომწირველი',
  },
} as const

const give = async (gateway: Gateway, name: string, gift: object): Promise<string> => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A fence for')))
  const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
    method: 'POST',
    body: { amount: 25, donorName: name, ...gift },
  })
  return id
}

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`who gave a gift, in ${locale}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } })

      test.describe('to an admin', () => {
        test.use({ signedInAs: 'admin' })

        test('is one press away from it, also of an anonymous one', async ({ page, gateway }) => {
          const name = uniqueTitle('Zurab')
          const gift = await give(gateway, name, { anonymous: true })
          await page.goto(`/admin/gifts/${gift}`)
          await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
          expect(await violationsOn(page)).toEqual([])
          await keepPicture(page, `gift-donor-${locale}-${width}`)
          await page.getByRole('main').getByRole('link', { name, exact: true }).click()
          await expect(page).toHaveURL(/\/admin\/donors\/[^/]+$/)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        })

        test('stands in the room of gifts, also where its address was before', async ({ page, gateway }) => {
          const gift = await give(gateway, uniqueTitle('Nino'), {})
          await page.goto(`/admin/projects/gifts/${gift}`)
          await expect(page).toHaveURL(`/admin/gifts/${gift}`)
          if (width === 375) {
            await expect(page.getByRole('banner')).toContainText(texts.gifts)
            return
          }
          const menu = page.getByRole('banner').getByRole('navigation')
          await expect(menu.getByRole('link', { name: texts.gifts, exact: true })).toHaveAttribute(
            'aria-current',
            'page',
          )
          await expect(menu.getByRole('link', { name: texts.projects, exact: true })).not.toHaveAttribute(
            'aria-current',
          )
        })

        test('is summed up by month for the accountant, within three presses', async ({ page, gateway }) => {
          const name = uniqueTitle('Giver')
          await give(gateway, name, {})
          await give(gateway, name, { amount: 0.35 })
          await page.goto('/admin/gifts')
          const { press, count } = countingPresses(page)
          await press(page.getByRole('button', { name: texts.accountant, exact: true }))
          await keepPicture(page, `accountant-${locale}-${width}`)
          expect(await violationsOn(page)).toEqual([])
          const arrives = page.waitForEvent('download')
          await press(page.getByRole('button', { name: texts.months }))
          const file = await arrives
          expect(count()).toBeLessThanOrEqual(3)
          expect(file.suggestedFilename()).toMatch(/^months-/)
          const rows = csvRows(await readFile(await file.path(), 'utf8'))
          expect(rows.filter((row) => row[texts.donor] === name).map((row) => row[texts.net])).toEqual([
            '25.35',
          ])
        })
      })

      test('is not told to who may only look, where it is anonymous', async ({ page, gateway }) => {
        const [hidden, open] = [uniqueTitle('Hidden'), uniqueTitle('Open')]
        const [anonymous, signed] = [
          await give(gateway, hidden, { anonymous: true }),
          await give(gateway, open, {}),
        ]
        await signInAs(page, (await newMember(gateway, 'viewer')).session)
        await page.goto(`/admin/gifts/${anonymous}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.gift)
        await expect(page.getByRole('definition').first()).toHaveText(texts.anonymous)
        expect(await page.content()).not.toContain(hidden)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `gift-of-nobody-${locale}-${width}`)
        await page.goto(`/admin/donors?search=${encodeURIComponent(hidden)}`)
        await expect(page.getByRole('main').getByRole('link', { name: hidden })).toHaveCount(0)

        await page.goto(`/admin/gifts/${signed}`)
        await page.getByRole('main').getByRole('link', { name: open, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(open)
      })
    })
  }
}
