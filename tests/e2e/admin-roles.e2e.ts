import type { Page } from '@playwright/test'
import { adminAddresses, permissionAt, roomAddresses } from '../../client/admin/room-addresses.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { roleOptions } from '../../schema/accounts.ts'
import { namesOf } from '../../schema/model.ts'
import { mayRole, type Permission } from '../../schema/permissions.ts'
import { roles, worksHere } from '../../schema/roles.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { addressOf, adminPages } from '../support/every-page.ts'
import { newMember, signInAs } from '../support/members.ts'
import { pressEverything } from '../support/press-everything.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, createEvent, sendMessage } from '../support/records.ts'
import { keepFromWriting, watchAnswers } from '../support/what-is-asked.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname

/** Lists on which something is written by a press alone, and what that asks for. */
const written: Readonly<Record<string, Permission>> = {
  '/admin/projects': 'content:write',
  '/admin/events': 'content:write',
  '/admin/issues': 'content:write',
  '/admin/contacts': 'messages:write',
  '/admin/contacts/{message}': 'messages:write',
  '/admin/bin': 'bin:write',
}

/** What the page at an address asks for; every page of the admin area has something. */
const asksFor = (address: string): Permission => {
  const permission = permissionAt(pathOf(address))
  if (permission === undefined) throw new Error(`nobody has said who may see ${address}`)
  return permission
}

const asExample = (path: string): string => path.replace(/\{\w+\}/g, 'one')

/** Somebody who has left something wherever a person can: what there is in it of people, and of who writes letters. */
const leaveWords = async (gateway: Gateway): Promise<{ ofPeople: string; ofLetters: string }> => {
  const word = crypto.randomUUID().slice(0, 8)
  const [ofPeople, ofLetters] = [`reading-${word}`, `writing-${word}`]
  const email = `${ofPeople}@example.org`
  const project = await gateway.createProject(projectCalled(uniqueTitle('Words')))
  const gift = { amount: 4, donorEmail: email, donorName: 'Keti' }
  await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body: gift })
  const nameless = { amount: 3, donorEmail: `nameless-${email}`, anonymous: true }
  await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body: nameless })
  await createEvent(gateway, { title: 'A walk', content: 'At noon.' }, [{ name: 'Keti', email }])
  const subscription = { email, source: 'dashboard' }
  await asAdmin(gateway, '/api/newsletter/subscribe', { method: 'POST', body: subscription })
  const letter = { name: 'Keti', email: `${ofLetters}@example.org` }
  await sendMessage(gateway, { ...letter, message: 'Where do you walk?' })
  const deleted = await sendMessage(gateway, { ...letter, message: 'Never mind.' })
  await asAdmin(gateway, `/api/contacts/${deleted}`, { method: 'DELETE' })
  return { ofPeople, ofLetters }
}

/** The address of anybody: that of the demo's people and those of the tests all end so. */
const anyAddress = /[\w.+%-]+@example\.(?:org|com)/g

/** Everything that stands on a page, in fields and names too. */
const wholeText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    )
    return [document.documentElement.outerHTML, ...fields].join('\n')
  })

test('every page of the admin area is tried here, and says who may see it', () => {
  const tried = adminPages.map((path) => permissionAt(pathOf(asExample(path))))
  expect(tried).not.toContain(undefined)
  const untried = adminAddresses.filter(
    ({ path }) =>
      !adminPages.some((page) =>
        new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathOf(asExample(page))),
      ),
  )
  expect(untried.map(({ path }) => path)).toEqual([])
})

for (const role of roles.filter((each) => worksHere(each) && each !== 'admin')) {
  const may = (address: string): boolean => mayRole(role, asksFor(address))
  const open = adminPages.filter((path) => may(asExample(path)))
  const closed = adminPages.filter((path) => !may(asExample(path)))

  test.describe(`signed in as ${role}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('the menu has the rooms that are theirs, and no others', async ({ page, gateway }) => {
      const { session } = await newMember(gateway, role)
      await signInAs(page, session)
      await page.goto('/admin/start')
      const menu = page.getByRole('navigation', { name: enAdmin.menu.label })
      const theirs = namesOf(roomAddresses).filter((name) =>
        mayRole(role, roomAddresses[name].list.permission),
      )
      await expect(menu.getByRole('link')).toHaveText(
        theirs.map((name) => new RegExp(`^${enAdmin[name].page.title}`)),
      )
    })

    for (const path of open) {
      test(`${path} offers nothing that is not theirs, and asks for nothing that is refused`, async ({
        page,
        gateway,
      }) => {
        test.setTimeout(120_000)
        const { ofPeople, ofLetters } = await leaveWords(gateway)
        const { session, email } = await newMember(gateway, role)
        await signInAs(page, session)
        const answers = watchAnswers(page)
        const writes = await keepFromWriting(page)
        await page.goto(await addressOf(path, gateway))
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await answers.quiet()
        await expect(page.getByRole('heading', { name: enAdmin.closed.page.title })).toHaveCount(0)
        let seen = await wholeText(page)

        const links = await page
          .locator('a[href^="/admin/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        expect([...new Set(links)].filter((link) => !may(link))).toEqual([])

        await pressEverything(page, answers.quiet)
        // Where there is nothing to write for them they wrote nothing, and where there is they did: all was pressed.
        const wanted = written[path]
        // The last of it may only be on its way: a button that was pressed sends what it has when the page comes to it.
        if (wanted && mayRole(role, wanted)) await expect.poll(() => writes.length).toBeGreaterThan(0)
        else if (wanted) expect(writes).toEqual([])
        seen += await wholeText(page)
        const notTheirs = writes.filter(({ permission }) => permission !== null && !mayRole(role, permission))
        expect(notTheirs).toEqual([])

        const refused = (await answers.refusals()).filter((each) => !each.includes('temporarily unavailable'))
        expect(refused).toEqual([])
        const told = (await answers.texts()) + seen
        expect(told).not.toContain(ofPeople)
        if (!mayRole(role, 'messages:write')) {
          expect(told).not.toContain(ofLetters)
          expect([...new Set(told.match(anyAddress))].filter((each) => each !== email)).toEqual([])
          expect(told).not.toMatch(/\+995[\d -]{9,}/)
        }
      })
    }

    test('the pages that are not theirs say so in words, and lead back', async ({ page, gateway }) => {
      test.setTimeout(240_000)
      const { session } = await newMember(gateway, role)
      await signInAs(page, session)
      const answers = watchAnswers(page)
      for (const [index, path] of closed.entries()) {
        const language = index % 2 === 0 ? 'en' : 'ka'
        const texts = dictionaries[language]
        const permissions: Readonly<Record<string, string>> = texts.team.permissions
        const address = await addressOf(path, gateway)
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(texts.closed.page.title)
        const main = page.getByRole('main')
        await expect(main).toContainText(roleOptions[role].label[language])
        await expect(main).toContainText(permissions[asksFor(asExample(path)).replace(':', '_')] ?? '')
        await main.getByRole('link', { name: texts.closed.back }).click()
        await expect(page).toHaveURL('/admin/start')
      }
      await answers.quiet()
      expect(closed.length).toBeGreaterThan(5)
      expect(await answers.refusals()).toEqual([])
    })

    for (const language of ['en', 'ka'] as const) {
      test(`a page that is not theirs is for everybody all the same, in ${language}`, async ({
        page,
        gateway,
      }) => {
        const { session } = await newMember(gateway, role)
        await signInAs(page, session)
        await page.goto(`/admin/trail?lng=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          dictionaries[language].closed.page.title,
        )
        await page.setViewportSize({ width: 375, height: 812 })
        await keepPicture(page, `closed-${role}-${language}-375`)
        await page.setViewportSize({ width: 1280, height: 812 })
        await keepPicture(page, `closed-${role}-${language}-1280`)
        await expectForEverybody(page)
      })
    }
  })
}
