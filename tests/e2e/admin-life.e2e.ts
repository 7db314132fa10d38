import type { Page } from '@playwright/test'
import { en } from '../../client/i18n/en.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { ka } from '../../client/i18n/ka.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { intercept } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { wearOutToken } from '../support/stored-session.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: { ...en, admin: enAdmin }, ka: { ...ka, admin: kaAdmin } }

const nouns = [
  ['projects', { goal: 500, description: 'Straw.' }],
  ['events', { content: 'At noon.' }],
] as const

/** Creates records as an admin would, the last of them the newest; answers their paths. */
const create = async (
  { address, sessionOf }: Gateway,
  plural: string,
  records: Record<string, unknown>[],
): Promise<string[]> => {
  const { token } = await sessionOf('admin')
  const paths: string[] = []
  for (const record of records) {
    const answer = await fetch(`${address}/api/${plural}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(record),
    })
    expect(answer.status).toBe(201)
    paths.push(answer.headers.get('location') ?? '')
  }
  return paths
}

const shown = async ({ address }: Gateway, path: string): Promise<number> =>
  (await fetch(`${address}${path}`)).status

const fill = (text: string, title: string): string => text.replace('{{title}}', title)

test.use({ signedInAs: 'admin' })

for (const locale of ['en', 'ka'] as const) {
  for (const width of widthsFor(locale, 'telephone')) {
    for (const [plural, input] of nouns) {
      test(`${plural}: hide, end, open again, schedule and order, in ${locale} at ${width} px`, async ({
        page,
        gateway,
      }) => {
        await page.setViewportSize({ width, height: 812 })
        const { list, life } = dictionaries[locale].admin
        const word = crypto.randomUUID().slice(0, 8)
        const [b, a] = [`Beta ${word}`, `Alpha ${word}`]
        const [pathOfB = '', pathOfA = ''] = await create(gateway, plural, [
          { title: b, ...input },
          { title: a, ...input },
        ])
        await page.goto(`/admin/${plural}?search=${word}&sort=place&lng=${locale}`)
        const rows = page.getByRole('rowheader')
        await expect(rows).toHaveCount(2)
        const region = page.getByRole('region', { name: dictionaries[locale].shell.toasts.region })

        const step = async (name: string, ...more: ((page: Page) => Promise<void>)[]): Promise<number> => {
          const presses = countingPresses(page)
          await presses.press(page.getByRole('button', { name: fill(list.moreFor, a), exact: true }))
          await presses.press(page.getByRole('menuitem', { name }))
          for (const each of more) await each(page)
          return presses.count()
        }

        // Hidden, and back.
        expect(await step(life.steps.hide)).toBe(2)
        await expect(region.getByText(fill(life.done.hide, a))).toBeVisible()
        await expect(rows.filter({ hasText: a })).toContainText(life.states.draft)
        expect(await shown(gateway, pathOfA)).toBe(404)
        await region.getByRole('button', { name: list.undo }).click()
        await expect(region.getByText(life.undone)).toBeVisible()
        await expect(rows.filter({ hasText: a })).not.toContainText(life.states.draft)
        expect(await shown(gateway, pathOfA)).toBe(200)

        // Ended, and open again.
        expect(await step(life.steps.end)).toBe(2)
        await expect(rows.filter({ hasText: a })).toContainText(life.states.archived)
        expect(await shown(gateway, pathOfA)).toBe(200)
        expect(await step(life.steps.bringBack)).toBe(2)
        await expect(rows.filter({ hasText: a })).not.toContainText(life.states.archived)

        // Scheduled: hidden first.
        await step(life.steps.hide)
        await expect(rows.filter({ hasText: a })).toContainText(life.states.draft)
        const scheduling = countingPresses(page)
        await scheduling.press(page.getByRole('button', { name: fill(list.moreFor, a), exact: true }))
        await scheduling.press(page.getByRole('menuitem', { name: life.steps.publish }))
        const panel = page.getByRole('region', { name: fill(life.publish.title, a) })
        await expect(panel.getByRole('heading')).toBeFocused()
        await scheduling.press(panel.getByRole('button', { name: life.publish.schedule }))
        await expect(panel.getByLabel(life.publish.day)).toBeFocused()
        await expect(panel.getByLabel(life.publish.day)).toHaveAttribute('aria-invalid', 'true')
        await panel.getByLabel(life.publish.day).fill('2099-12-01')
        await panel.getByLabel(life.publish.time).fill('')
        await panel.getByRole('button', { name: life.publish.schedule }).click()
        await expect(panel.getByLabel(life.publish.time)).toBeFocused()
        await expect(panel.getByLabel(life.publish.day)).not.toHaveAttribute('aria-invalid')
        await panel.getByLabel(life.publish.time).fill('09:00')
        await expectForEverybody(page)
        await scheduling.press(panel.getByRole('button', { name: life.publish.schedule }))
        // One of them to see that a day is wanted.
        expect(scheduling.count()).toBeLessThanOrEqual(4)
        await expect(rows.filter({ hasText: a })).toContainText('2099')
        expect(await shown(gateway, pathOfA)).toBe(404)

        // Published from there.
        await step(life.steps.publish)
        await panel.getByRole('button', { name: life.publish.now }).click()
        await expect(rows.filter({ hasText: a })).not.toContainText('2099')
        expect(await shown(gateway, pathOfA)).toBe(200)

        // Into another order, one press each, by the keyboard as well.
        await expect(rows.first()).toContainText(a)
        const ordering = countingPresses(page)
        const down = page.getByRole('button', { name: fill(life.order.down, a) })
        await ordering.press(down)
        await expect(rows.first()).toContainText(b)
        await expect(down).toBeFocused()
        expect(ordering.count()).toBe(1)
        const up = page.getByRole('button', { name: fill(life.order.up, a) })
        await up.press('Enter')
        await expect(rows.first()).toContainText(a)
        await expect(up).toBeFocused()
        expect(await shown(gateway, pathOfB)).toBe(200)
      })
    }
  }

  test(`a moment that could not be written stays where it was typed, in ${locale}`, async ({
    page,
    gateway,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    const { list, life } = dictionaries[locale].admin
    const title = `Gamma ${crypto.randomUUID().slice(0, 8)}`
    await create(gateway, 'projects', [{ title, goal: 5, description: 'Straw.', publishedAt: null }])
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}&lng=${locale}`)
    let isDown = true
    await intercept(page, 'SetProjectState', (route) => {
      if (!isDown) return route.fallback()
      isDown = false
      const errors = [{ message: 'refused', extensions: { code: 'unavailable', errors: [] } }]
      return route.fulfill({ json: { data: null, errors } })
    })
    await page.getByRole('button', { name: fill(list.moreFor, title), exact: true }).click()
    await page.getByRole('menuitem', { name: life.steps.publish }).click()
    const panel = page.getByRole('region', { name: fill(life.publish.title, title) })
    const schedule = panel.getByRole('button', { name: life.publish.schedule })
    await expect(panel.getByRole('button', { name: life.publish.cancel })).toBeInViewport({ ratio: 1 })
    await panel.getByLabel(life.publish.day).fill('2099-12-01')
    await panel.getByLabel(life.publish.time).fill('07:30')
    await schedule.click()
    await expect(panel.getByRole('alert')).toContainText(dictionaries[locale].problems.unavailable)
    await expect(panel.getByLabel(life.publish.day)).toHaveValue('2099-12-01')
    await expect(panel.getByLabel(life.publish.time)).toHaveValue('07:30')
    await keepPicture(page, `publish-failed-${locale}-375`)
    await expectForEverybody(page)
    await schedule.click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('rowheader').filter({ hasText: title })).toContainText('2099')
    await expect(page.getByRole('button', { name: fill(list.moreFor, title), exact: true })).toBeFocused()
  })

  test(`a moment that was typed is there again, in ${locale}, for who had to sign in meanwhile`, async ({
    page,
    gateway,
  }) => {
    const { list, life } = dictionaries[locale].admin
    const word = crypto.randomUUID().slice(0, 8)
    const [title, other] = [`Delta ${word}`, `Epsilon ${word}`]
    const draft = { content: 'At noon.', publishedAt: null }
    await create(gateway, 'events', [
      { title: other, ...draft },
      { title, ...draft },
    ])
    await page.goto(`/admin/events?search=${word}&lng=${locale}`)
    await page.getByRole('button', { name: fill(list.moreFor, title), exact: true }).click()
    await page.getByRole('menuitem', { name: life.steps.publish }).click()
    const panel = page.getByRole('region', { name: fill(life.publish.title, title) })
    const [day, time] = [panel.getByLabel(life.publish.day), panel.getByLabel(life.publish.time)]
    await day.fill('2099-12-01')
    await time.fill('07:30')

    // Another one is asked of meanwhile.
    const open = async (record: string): Promise<void> => {
      await page.getByRole('button', { name: fill(list.moreFor, record), exact: true }).click()
      await page.getByRole('menuitem', { name: life.steps.publish }).click()
    }
    await open(other)
    const beside = page.getByRole('region', { name: fill(life.publish.title, other) })
    await expect(beside.getByLabel(life.publish.day)).toHaveValue('')
    await expect(panel).toHaveCount(0)
    await open(title)
    await expect(day).toHaveValue('2099-12-01')
    await expect(time).toHaveValue('07:30')

    // Out of sight, and back.
    const search = page.getByRole('searchbox')
    await search.fill(other)
    await expect(panel).toHaveCount(0)
    await search.fill(word)
    await expect(day).toHaveValue('2099-12-01')
    await expect(time).toHaveValue('07:30')

    await wearOutToken(page)
    await panel.getByRole('button', { name: life.publish.schedule }).click()
    await expect(page).toHaveURL('/sign-in')
    const { fields, signIn } = dictionaries[locale].accounts
    await page.getByLabel(fields.username).fill('admin')
    await page.getByLabel(fields.password, { exact: true }).fill('from-stray-to-safe')
    await page.getByRole('main').getByRole('button', { name: signIn.submit, exact: true }).click()
    await expect(day).toHaveValue('2099-12-01')
    await expect(time).toHaveValue('07:30')
    await panel.getByRole('button', { name: life.publish.schedule }).click()
    await expect(page.getByRole('rowheader').filter({ hasText: title })).toContainText('2099')
    await expect(panel).toHaveCount(0)
  })

  test(`a draft is no page in ${locale}, and a preview for its admins`, async ({ page, gateway }) => {
    const { life } = dictionaries[locale].admin
    const texts = {
      en: { title: 'Straw', description: 'Dry.' },
      ka: { title: 'ნამჯა', description: 'მშრალი.' },
    }
    const [path = ''] = await create(gateway, 'projects', [
      { goal: 5, translations: texts, publishedAt: null },
    ])
    const id = path.split('/').at(-1)
    const answer = await fetch(`${gateway.address}/projects/${id}?lng=${locale}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(texts[locale].title)
    await page.goto(`/admin/projects/${id}/preview?lng=${locale}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[locale].title)
    await expect(page.getByText(life.preview.text)).toBeVisible()
    await expectForEverybody(page)
    const other = locale === 'en' ? 'ka' : 'en'
    const bar = page.getByRole('complementary', { name: life.preview.title })
    await bar.getByRole('button', { name: other === 'ka' ? /^GEO/ : /^ENG/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].title)
    const { preview } = dictionaries[other].admin.life
    await page.getByRole('link', { name: preview.back }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/projects/edit/${id}`))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: texts[other].title })).toBeFocused()
  })

  test(`a project that is over says so in ${locale}, and asks for nothing`, async ({ page, gateway }) => {
    const { projects } = dictionaries[locale]
    const [path = ''] = await create(gateway, 'projects', [
      { title: 'Walked', goal: 5, description: 'Done.' },
    ])
    const { token } = await gateway.sessionOf('admin')
    await fetch(`${gateway.address}${path}/state`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ state: 'archived' }),
    })
    await page.goto(`${path.replace('/api', '')}?lng=${locale}`)
    await expect(page.getByText(projects.ended.text)).toBeVisible()
    await expect(page.getByRole('button', { name: projects.donate })).toHaveCount(0)
    await expectForEverybody(page)
  })
}
