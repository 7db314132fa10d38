import { expect, keepPicture, test } from '../support/browser.ts'

const winter = 'A warm winter for forty dogs in Gori'
const winterInGeorgian = 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში'

/** Each public page, and what its title must say in either language. */
const titles = {
  '/': { en: 'Bounce a ball to get to the site', ka: 'აახტუნე ბურთი' },
  '/dashboard': { en: 'from stray to safe', ka: 'ქუჩიდან სახლამდე' },
  '/sign-in': { en: 'sign in', ka: 'შესვლა' },
  '/sign-up': { en: 'sign up', ka: 'რეგისტრაცია' },
  '/forgot-password': { en: 'forgot password', ka: 'პაროლის აღდგენა' },
  '/projects': { en: 'projects', ka: 'პროექტები' },
  '/adopt': { en: 'adopt', ka: 'იშვილე' },
  '/events': { en: 'events', ka: 'ღონისძიებები' },
  '/gallery': { en: 'our strays', ka: 'ჩვენი ძაღლები' },
  '/donate': { en: 'donate', ka: 'შემოწირე' },
  '/colab': { en: 'Get In Touch', ka: 'დაგვიკავშირდი' },
  '/privacy': { en: 'privacy', ka: 'კონფიდენციალურობა' },
  '/terms': { en: 'terms', ka: 'წესები და პირობები' },
  '/profile': { en: 'My Info', ka: 'ჩემი მონაცემები' },
} as const

/** A text nobody has written would show its key. */
const rawKey = />[^<]*\b(shell|pages|home|donate|accounts)(\.[a-z]+){2}/

const meta = (name: string) => `head meta[name="${name}"], head meta[property="${name}"]`

/** What a tag of the head says, read from the text as a search engine would. */
const said = (html: string, tag: RegExp): string | undefined => tag.exec(html)?.[1]

for (const language of ['en', 'ka'] as const) {
  test(`every public page says in ${language}, in its first bytes, what it is and where else it is`, async ({
    request,
    baseURL,
  }) => {
    for (const [path, texts] of Object.entries(titles)) {
      const answer = await request.get(`${path}?lng=${language}`)
      const html = await answer.text()
      expect.soft(answer.status(), path).toBe(200)
      expect.soft(said(html, /<html lang="(\w+)"/), path).toBe(language)
      expect.soft(said(html, /<h1[^>]*>(?:<[^>]+>)*([^<]+)/), path).toMatch(/\S{2}/)
      expect.soft(said(html, /<title>([^<]+)/), path).toContain(texts[language])
      expect.soft(said(html, /<meta name="description" content="([^"]+)/), path).toMatch(/\S{2}/)
      expect.soft(said(html, /<meta property="og:title" content="([^"]+)/), path).toMatch(/\S{2}/)
      expect.soft(said(html, /<meta property="og:description" content="([^"]+)/), path).toMatch(/\S{2}/)
      expect.soft(said(html, /<meta property="og:image" content="([^"]+)/), path).toBe(`${baseURL}/share.png`)
      const here = `${baseURL}${path}?lng=${language}`
      expect.soft(said(html, /<meta property="og:url" content="([^"]+)/), path).toBe(here)
      expect.soft(said(html, /<link rel="canonical" href="([^"]+)/), path).toBe(here)
      for (const [name, href] of [
        ['en', `${baseURL}${path}?lng=en`],
        ['ka', `${baseURL}${path}?lng=ka`],
        ['x-default', `${baseURL}${path}`],
      ] as const) {
        expect.soft(html, path).toContain(`<link rel="alternate" hrefLang="${name}" href="${href}"/>`)
      }
      expect.soft(html, `a key of the dictionary on ${path}`).not.toMatch(rawKey)
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the dashboard looks as it will', async ({ page }) => {
    await page.goto('/dashboard')
    await keepPicture(page, 'dashboard-without-scripts', { fullPage: true })
    await expect(page.getByRole('list', { name: 'Regions of Georgia' }).getByRole('button')).toHaveCount(13)
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).click()
    await expect(page).toHaveURL('/donate')
  })

  test('who signs up sees that an individual is chosen', async ({ page }) => {
    await page.goto('/sign-up')
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Business' })).not.toBeChecked()
  })

  test('a project is shared under its own title', async ({ page, gateway }) => {
    await page.goto(`/projects/${await gateway.projectId(winter)}?lng=ka`)
    await expect(page).toHaveTitle(new RegExp(winterInGeorgian))
    await expect(page.locator(meta('og:title'))).toHaveAttribute('content', winterInGeorgian)
    await expect(page.locator(meta('og:type'))).toHaveAttribute('content', 'article')
    await expect(page.getByText('8\u00A0450\u00A0₾')).toBeVisible()
  })

  test('a project is shared with its own picture', async ({ page, gateway }) => {
    const id = await gateway.createProject({
      title: 'A picture of its own',
      description: 'Shared with it.',
      goal: 100,
      imageUrl: 'https://pictures.example/dog.jpg',
    })
    await page.route('https://pictures.example/**', (route) => route.fulfill({ body: '' }))
    await page.goto(`/projects/${id}`)
    await expect(page.locator(meta('og:image'))).toHaveAttribute(
      'content',
      'https://pictures.example/dog.jpg',
    )
  })

  for (const path of ['/nowhere', '/projects/018f0000-0000-7000-8000-000000000000', '/projects/no-id']) {
    test(`${path} is a 404, in words`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    })
  }
})

test.describe('the language of the first byte', () => {
  const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

  for (const [what, path, headers, language] of [
    ['follows the address', '/dashboard?lng=ka', { cookie: 'i18next=en', 'accept-language': 'en' }, 'ka'],
    ['then the cookie', '/dashboard', { cookie: 'i18next=ka', 'accept-language': 'en' }, 'ka'],
    ['then the browser', '/dashboard', { 'accept-language': 'fr, ka-GE;q=0.8, en;q=0.5' }, 'ka'],
    ['and else is English', '/dashboard', { cookie: 'i18next=xx', 'accept-language': 'fr' }, 'en'],
    ['on the page of a wrong address too', '/nowhere', { cookie: 'i18next=ka' }, 'ka'],
  ] as const) {
    test(what, async ({ request }) => {
      const answer = await request.get(path, { headers })
      expect(languageOf(await answer.text())).toBe(language)
      expect(answer.headers().vary).toMatch(/accept-language, cookie/)
    })
  }
})

test('the HTML of a page is the same whoever is signed in', async ({ request, gateway }) => {
  const { token } = await gateway.sessionOf('admin')
  const path = `/projects/${await gateway.projectId(winter)}`
  const ofNobody = await (await request.get(path)).text()
  const ofAdmin = await (await request.get(path, { headers: { authorization: `Bearer ${token}` } })).text()
  expect(ofAdmin).toBe(ofNobody)
  expect(ofAdmin).not.toContain('donations')
})

test('a page brings no script in its text, and asks for what it brings', async ({ request }) => {
  const answer = await request.get('/dashboard')
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts.length).toBeGreaterThan(0)
  for (const attributes of scripts) expect(attributes).toMatch(/ src="\/assets\/|type="application\/json"/)
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self';")
})

test('a page is sent compressed, its files for ever, itself only if it changed', async ({ request }) => {
  const page = await request.get('/dashboard', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()['content-encoding']).toBe('br')
  const again = await request.get('/dashboard', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect(again.status()).toBe(304)

  const [file = ''] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? []
  const script = await request.get(file, { headers: { 'accept-encoding': 'br' } })
  expect(script.headers()['content-encoding']).toBe('br')
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('search engines are told of every public page, in both languages', async ({
  request,
  gateway,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const project = `/projects/${await gateway.projectId(winter)}`
  for (const path of ['/', '/dashboard', '/donate', '/colab', '/privacy', '/terms', project]) {
    for (const language of ['en', 'ka']) {
      expect(sitemap).toContain(`<loc>${baseURL}${path}?lng=${language}</loc>`)
    }
  }
  expect(sitemap).not.toContain('/admin')
})

test('an address of the admin area that leads nowhere is a 404', async ({ request }) => {
  for (const path of ['/admin', '/admin/events', '/admin/projects/create', '/admin/projects/edit/any']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  for (const path of ['/admin/nowhere', '/admin/projects/nowhere', '/admin/contacts/any/edit']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('the admin area is left to the browser, and to no search engine', async ({ request }) => {
  const answer = await request.get('/admin/projects')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).toContain('<div id="root"></div>')
})
