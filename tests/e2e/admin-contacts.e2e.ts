import { expect, test } from '../support/browser.ts'
import { letterOf, messageOf, searchFor, sender, toasts } from '../support/contacts-room.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { sendMessage } from '../support/records.ts'

test.describe('the contacts room', () => {
  test('is closed to a visitor', async ({ page }) => {
    await page.goto('/admin/contacts')
    await expect(page).toHaveURL('/')
  })

  test.describe('for a user who is no admin', () => {
    test.use({ signedInAs: 'visitor' })

    test('is closed as well', async ({ page }) => {
      await page.goto('/admin/contacts')
      await expect(page).toHaveURL('/')
    })
  })

  test.describe('for an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('says "Loading contacts..." until they are there', async ({ page }) => {
      const held = await holdBack(page, 'AdminContacts')
      await page.goto('/admin/contacts')
      await expect(page.getByText('Loading contacts...')).toBeVisible()
      await expect(() => expect(held).toHaveLength(1)).toPass()
      await held[0]?.continue()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByText('Loading contacts...')).toHaveCount(0)
    })

    test('says "No contact messages yet." when there are none', async ({ page }) => {
      const nothing = {
        __typename: 'ContactMessageConnection',
        nodes: [],
        totalCount: 0,
        offset: 0,
        previousCursor: null,
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      }
      await intercept(page, 'AdminContacts', (route) =>
        route.fulfill({ json: { data: { contactMessages: nothing } } }),
      )
      await page.goto('/admin/contacts')
      await expect(page.getByText('No contact messages yet.')).toBeVisible()
    })

    test('shows who wrote, their email, the message, and when: month, day, year, hour, minute', async ({
      page,
    }) => {
      await searchFor(page, 'Leipzig')
      await expect(messageOf(page, 'Anna Schulz').getByRole('heading')).toHaveText('Anna Schulz')
      await expect(messageOf(page, 'Anna Schulz').getByRole('time')).toHaveText('Nov 9, 2026, 08:40 PM')
      const message = letterOf(page, 'Anna Schulz')
      await expect(message.getByRole('heading')).toHaveText('Anna Schulz')
      await expect(message).toContainText('anna.schulz@example.org')
      await expect(message).toContainText('I am moving from Tbilisi to Leipzig in March')
      await expect(message.getByRole('time')).toHaveText('Nov 9, 2026, 08:40 PM')
    })

    test('shows the newest message first', async ({ page, gateway }) => {
      const newest = sender('Newest')
      await sendMessage(gateway, { ...newest, message: 'Just now.' })
      await page.goto('/admin/contacts')
      await expect(page.getByRole('article').first()).toContainText(newest.name)
    })

    test('tells that they could not be fetched, and fetches them on request', async ({ page }) => {
      await refuse(page, 'AdminContacts', 'unavailable', 'service temporarily unavailable')
      await page.goto('/admin/contacts')
      await expect(toasts(page)).toContainText('Failed to fetch contacts')
      await expect(page.getByRole('alert')).toContainText('Failed to fetch contacts')
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('keeps line breaks, and on a telephone folds a long message and unfolds it', async ({
      page,
      gateway,
    }) => {
      const { name, email } = sender('Long')
      const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}.`)
      await sendMessage(gateway, { name, email, message: lines.join('\n') })
      await searchFor(page, name)
      const whole = letterOf(page, name).getByText('Line 1.')
      await expect(whole).toHaveText(lines.join('\n'), { useInnerText: true })
      await page.setViewportSize({ width: 375, height: 812 })
      const message = messageOf(page, name)
      const text = message.getByText('Line 1.')
      await expect(text).toHaveText(lines.join('\n'), { useInnerText: true })
      const heightOf = async () => (await text.boundingBox())?.height ?? 0
      const folded = await heightOf()
      const unfold = message.getByRole('button', { name: `Show all of the message from ${name}` })
      await expect(unfold).toHaveAttribute('aria-expanded', 'false')
      await unfold.click()
      await expect(message.getByRole('button', { name: 'Show less' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      expect(await heightOf()).toBeGreaterThan(2 * folded)
    })

    test('has a reply for each: a letter to the sender, in the language they wrote in', async ({
      page,
      gateway,
    }) => {
      const georgian = sender('ნინო')
      const english = sender('Nina')
      await sendMessage(gateway, { ...georgian, email: 'nino@example.org', message: 'გამარჯობა' }, 'ka')
      await sendMessage(gateway, { ...english, message: 'Hello' }, 'en')
      const subjectTo = async (name: string) => {
        const link = page.getByRole('link', { name: `Reply to ${name}` })
        const href = new URL((await link.getAttribute('href')) ?? '')
        return [href.protocol, href.pathname, href.searchParams.get('subject')]
      }
      await searchFor(page, georgian.name)
      expect(await subjectTo(georgian.name)).toEqual([
        'mailto:',
        'nino@example.org',
        'პასუხი წერილზე – „ქუჩიდან სახლამდე“',
      ])
      await searchFor(page, english.name)
      expect(await subjectTo(english.name)).toEqual([
        'mailto:',
        english.email,
        'Re: your message to “from stray to safe”',
      ])
    })

    test('finds messages in both scripts, whatever the case', async ({ page, gateway }) => {
      const georgian = sender('თამარი')
      const english = sender('Tamar')
      await sendMessage(gateway, { ...georgian, email: 'a@example.org', message: 'ლეკვი ავლაბარში' }, 'ka')
      await sendMessage(gateway, { ...english, message: 'A PUPPY in Avlabari' })
      await page.goto('/admin/contacts')
      const box = page.getByRole('searchbox')
      await box.fill('ლეკვი ავლაბარში')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('article')).toContainText(georgian.name)
      await box.fill(english.name.toLowerCase())
      await expect(page.getByRole('article')).toContainText('A PUPPY in Avlabari')
      await box.fill(`nobody ${english.name}`)
      await expect(page.getByText('Nothing found.')).toBeVisible()
      await page.getByRole('button', { name: 'Show everything' }).click()
      await expect(page.getByRole('article').nth(1)).toBeVisible()
    })

    test('narrows to a language and sorts by sender and by age', async ({ page, gateway }) => {
      const mark = crypto.randomUUID().slice(0, 8)
      for (const [name, locale] of [
        ['Beka', 'en'],
        ['Ana', 'ka'],
        ['Zura', 'en'],
      ] as const) {
        await sendMessage(
          gateway,
          { name: `${name} ${mark}`, email: 'someone@example.org', message: 'Hi' },
          locale,
        )
      }
      await searchFor(page, mark)
      const names = page.getByRole('article').getByRole('heading')
      await expect(names).toHaveText([`Zura ${mark}`, `Ana ${mark}`, `Beka ${mark}`])
      await page.getByLabel('Sort by').selectOption('Sender, A to Z')
      await expect(names).toHaveText([`Ana ${mark}`, `Beka ${mark}`, `Zura ${mark}`])
      await page.getByLabel('Sort by').selectOption('Oldest first')
      await expect(names).toHaveText([`Beka ${mark}`, `Ana ${mark}`, `Zura ${mark}`])
      await page.getByLabel('Show', { exact: true }).selectOption('Written in Georgian')
      await expect(names).toHaveText([`Ana ${mark}`])
    })
  })
})
