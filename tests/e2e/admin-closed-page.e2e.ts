import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { answerOf } from '../support/intercept.ts'
import { type Member, memberPassword, newMember } from '../support/members.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

const languages = {
  'en-US': {
    texts: enAdmin,
    signIn: { heading: /^sign in$/i, username: 'Username', password: 'Password' },
    event: { group: 'English', title: 'Title', content: 'Content' },
    day: /^\d{1,2}\u00A0\w{3} \d{4}\n/,
  },
  'ka-GE': {
    texts: kaAdmin,
    signIn: { heading: /^შესვლა$/, username: 'მომხმარებლის სახელი', password: 'პაროლი' },
    event: { group: 'ქართულად', title: 'სათაური', content: 'ტექსტი' },
    day: /^\d{4} წლის \d{1,2}\u00A0\S+\n/,
  },
} as const

/** Gives somebody another role, which signs them out wherever they are. */
const giveRole = async (gateway: Gateway, { email }: Member, role: string): Promise<void> => {
  const { members } = await asAdmin<{ members: { id: string; email: string }[] }>(gateway, '/api/team')
  const id = members.find((each) => each.email === email)?.id
  await asAdmin(gateway, `/api/team/members/${id}/role`, { method: 'PUT', body: { role } })
}

for (const [locale, { texts, signIn, event, day }] of Object.entries(languages)) {
  test.describe(`in ${locale}, a page that is closed to somebody since`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    const { kept, page: closed } = texts.closed
    const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    const yourText = (page: Page) => page.getByRole('region', { name: kept.title }).getByLabel(kept.label)

    const signInHere = async (page: Page, { username }: Member): Promise<void> => {
      await expect(heading(page, signIn.heading)).toBeVisible()
      await page.getByLabel(signIn.username).fill(username)
      await page.getByLabel(signIn.password, { exact: true }).fill(memberPassword)
      await page.getByRole('main').getByRole('button', { name: signIn.heading }).click()
    }

    /** Opens a page as somebody new of the team. */
    const openAs = async (page: Page, member: Member, path: string): Promise<void> => {
      await page.goto('/sign-in')
      await signInHere(page, member)
      await expect(page).toHaveURL('/dashboard')
      await page.goto(path)
    }

    test('gives back what had been typed into a form there', async ({ page, gateway }) => {
      const member = await newMember(gateway, 'editor')
      await openAs(page, member, '/admin/events/create')
      const group = page.getByRole('group', { name: event.group })
      await group.getByLabel(event.title).fill('A walk by the river')
      await group.getByLabel(event.content).fill('We meet at noon.')
      await giveRole(gateway, member, 'viewer')
      await page.getByRole('button', { name: texts.events.submitNew }).click()
      await signInHere(page, member)
      await expect(heading(page, closed.title)).toBeVisible()
      await expect(page).toHaveURL('/admin/events/create')
      await expect(yourText(page)).toHaveValue('A walk by the river\n\nWe meet at noon.')
    })

    test('gives back the gifts that had been typed there, to be copied', async ({ page, gateway }) => {
      const title = uniqueTitle('Typed')
      await gateway.createProject(projectCalled(title, title))
      const member = await newMember(gateway, 'admin')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await openAs(page, member, '/admin/gifts/add')
      await page.getByLabel(texts.addGifts.project).selectOption({ label: title })
      const line = page.getByRole('main').getByRole('listitem').first()
      await line.getByLabel(texts.addGifts.amount).fill('20')
      // Whoever is looked for later finds out that the session has ended, and the form is gone before it is sent.
      const found = ['DonorSuggestions', 'DonorNamesakes'].map((operation) => answerOf(page, operation))
      await line.getByLabel(texts.addGifts.donorName).fill('Nino Kobakhidze')
      await line.getByLabel(texts.addGifts.reference).fill('TBC 5507')
      await Promise.all(found)
      await giveRole(gateway, member, 'viewer')
      await line.getByLabel(texts.addGifts.reference).press('Enter')
      await signInHere(page, member)
      await expect(heading(page, closed.title)).toBeVisible()
      await expect(page).toHaveURL('/admin/gifts/add')
      await expect(yourText(page)).toHaveValue(day)
      await expect(yourText(page)).toHaveValue(/\n20 ₾, Nino Kobakhidze, TBC 5507$/)
      await page.getByRole('button', { name: kept.copy }).click()
      await expect(page.getByText(kept.copied, { exact: true })).toBeVisible()
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/20 ₾, Nino Kobakhidze, TBC 5507/)
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 812 })
        await keepPicture(page, `closed-gifts-${locale}-${width}`)
      }
      await expectForEverybody(page)
    })

    /** A gift of somebody, and who that is. */
    const record = async (gateway: Gateway): Promise<{ id: string; donorId: string }> => {
      const title = uniqueTitle('Noted')
      const project = await gateway.createProject(projectCalled(title, title))
      const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
        method: 'POST',
        body: { amount: 20, donorName: title },
      })
      return asAdmin(gateway, `/api/donations/${id}`)
    }

    test('gives back a note that had been typed there', async ({ page, gateway }) => {
      const { donorId } = await record(gateway)
      const member = await newMember(gateway, 'admin')
      await openAs(page, member, `/admin/donors/${donorId}`)
      const { notes } = texts
      await page.getByLabel(notes.label).fill('Call her in spring.')
      await giveRole(gateway, member, 'editor')
      await page.getByRole('button', { name: notes.add }).click()
      await signInHere(page, member)
      await expect(heading(page, closed.title)).toBeVisible()
      await expect(yourText(page)).toHaveValue('Call her in spring.')
    })

    test('gives back what had been typed of a gift, where that is shown without its forms', async ({
      page,
      gateway,
    }) => {
      const { id } = await record(gateway)
      const member = await newMember(gateway, 'admin')
      await openAs(page, member, `/admin/gifts/${id}`)
      const { gifts } = texts
      await page.getByRole('button', { name: gifts.void.open }).click()
      await page.getByRole('dialog').getByLabel(gifts.fields.reason).fill('The bank took it back.')
      await giveRole(gateway, member, 'viewer')
      await page.getByRole('button', { name: gifts.void.send }).click()
      await signInHere(page, member)
      await expect(page).toHaveURL(`/admin/gifts/${id}`)
      await expect(yourText(page)).toHaveValue('The bank took it back.')
      await expect(page.getByRole('button', { name: gifts.void.open })).toHaveCount(0)
      await expectForEverybody(page)
    })
  })
}
