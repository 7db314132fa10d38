import { describe, expect, test } from 'vitest'
import type { AskInProcess, PageData } from '../../schema/pages.ts'
import { pageStateId } from '../../schema/pages.ts'
import { presetFields } from '../../schema/preset-fields.ts'
import trusted from '../../schema/trusted-documents.json' with { type: 'json' }
import { createPages } from './entry.tsx'

const noPresets = Object.fromEntries(Object.keys(presetFields).map((name) => [name, null]))

const project = {
  __typename: 'Project',
  id: '018f0000-0000-7000-8000-000000000000',
  title: 'A <warm> kennel',
  description: 'One\n\nTwo',
  goal: 100,
  raised: 40,
  archivedAt: null,
  donationCount: 2,
  startDate: null,
  endDate: null,
  imageUrl: null,
  picture: null,
  youtubeUrl: null,
  ...noPresets,
}

const openProjects = {
  __typename: 'ProjectConnection',
  nodes: [project],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
}

const data: Record<string, Record<string, unknown>> = {
  Gallery: { gallery: { __typename: 'Gallery', videoLinks: [] } },
  OpenProjects: { openProjects },
  Contributors: { contributors: { __typename: 'Contributors', tiers: [], figures: null } },
  Project: { project },
  Launches: {
    switches: { __typename: 'Switches', newsletter: false, projects: false, events: false, giving: false },
  },
}

const nameOf = (hash: string): string =>
  Object.entries<string>(trusted)
    .find(([known]) => known === hash)?.[1]
    .match(/^query (\w+)/)?.[1] ?? ''

const answering: AskInProcess = async ({ hash }) => ({ data: data[nameOf(hash)] ?? null })

const { render } = createPages(null)

const page = async (path: string, locale: 'en' | 'ka' = 'en', ask = answering) => {
  const { signal } = new AbortController()
  const found = await render({ url: `https://dogs.example${path}`, locale, ask, signal })
  if ('location' in found) throw new Error(`${path} leads to ${found.location}`)
  return found
}

const stateOf = (html: string): { cache: Record<string, unknown> } =>
  JSON.parse(
    html.match(new RegExp(`<script id="${pageStateId}" type="application/json">(.*?)</script>`))?.[1] ?? '',
  )

const later = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('a page is the same whichever of its questions is answered first', async () => {
  const last =
    (name: string): AskInProcess =>
    async (question) => {
      if (nameOf(question.hash) === name) await later()
      return answering(question)
    }
  const path = `/projects/${project.id}`
  expect((await page(path, 'en', last('Project'))).html).toBe((await page(path, 'en', last('Launches'))).html)
})

const refusing =
  (code: string): AskInProcess =>
  async (): Promise<PageData> => ({ data: null, errors: [{ message: 'no', extensions: { code } }] })

describe('a rendered page', () => {
  test.for(['en', 'ka'] as const)('is a whole document in %s, its script at its end', async (locale) => {
    const { status, html } = await page('/donate', locale)
    expect(status).toBe(200)
    expect(html.slice(0, 60)).toContain(`<!DOCTYPE html><html lang="${locale}"><head>`)
    expect(html.slice(-70)).toContain('<script type="module" src="/start.ts"></script></body></html>')
  })

  test('shows what its loader was answered, and hands it to the browser', async () => {
    const { html } = await page(`/projects/${project.id}`)
    expect(html).toContain('A &lt;warm&gt; kennel')
    expect(stateOf(html).cache).toHaveProperty(`Project:${project.id}`)
    expect(html.match(/<warm>/)).toBe(null)
  })

  const photo = '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp'

  /** The picture of a project in its page, as it is said of in the database. */
  const picturedAs = async (picture: object | null): Promise<string | undefined> => {
    const { html } = await page(`/projects/${project.id}`, 'en', async () => ({
      data: { ...data.Launches, project: { ...project, imageUrl: photo, picture } },
    }))
    return html.match(/<img [^>]*1600x1067[^>]*>/)?.[0]
  }

  test('has the picture of a project with its alternative text, cropped around its focal point', async () => {
    const image = await picturedAs({
      __typename: 'ProjectPicture',
      alt: 'Two dogs on straw',
      focusX: 0.3,
      focusY: 0.85,
    })
    expect(image).toContain('alt="Two dogs on straw"')
    expect(image).toContain('style="object-position:30% 85%"')
  })

  test('has it with the title of the project where nothing is said of it', async () => {
    for (const picture of [null, { __typename: 'ProjectPicture', alt: null, focusX: null, focusY: null }]) {
      const image = await picturedAs(picture)
      expect(image).toContain('alt="A &lt;warm&gt; kennel"')
      expect(image).not.toContain('style=')
    }
  })

  test('asks for each thing once', async () => {
    const askedBy = async (path: string): Promise<string[]> => {
      const asked: string[] = []
      await page(path, 'ka', (operation) => {
        asked.push(nameOf(operation.hash))
        return answering(operation)
      })
      return asked.sort()
    }
    expect(await askedBy('/donate')).toEqual(['Contributors', 'Launches', 'OpenProjects'])
    // Its footer wants what the page itself wants as well.
    expect(await askedBy(`/projects/${project.id}`)).toEqual(['Launches', 'Project'])
  })

  test('does not wait long for what only its footer wants', async () => {
    let answer = (): void => undefined
    const asked = new Promise<PageData>((resolve) => {
      answer = () => resolve({ data: data.Launches ?? null })
    })
    const begun = performance.now()
    expect((await page('/privacy', 'en', () => asked)).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(5000)
    // Whoever asks for it too, as a page does that depends on it, waits on.
    const waiting = page('/projects', 'en', ({ hash, variables }) =>
      nameOf(hash) === 'Launches' ? asked : answering({ hash, variables }),
    )
    setTimeout(answer, 1000)
    expect((await waiting).status).toBe(200)
  })

  test('of what is not there is a 404', async () => {
    expect((await page(`/projects/${project.id}`, 'en', refusing('not_found'))).status).toBe(404)
    expect((await page('/nowhere')).status).toBe(404)
  })

  test('that could not be loaded is none', async () => {
    await expect(page(`/projects/${project.id}`, 'en', refusing('internal'))).rejects.toThrow('no')
  })

  test('is whole without what it can do without', async () => {
    const { status, html } = await page('/donate', 'en', refusing('unavailable'))
    expect(status).toBe(200)
    expect(html).not.toContain('A &lt;warm&gt; kennel')
  })

  test('knows nothing of another reader', async () => {
    await page(`/projects/${project.id}`)
    const { cache } = stateOf((await page('/privacy')).html)
    expect(Object.keys(cache).sort()).toEqual(['ROOT_QUERY', 'Switches:{}'])
    expect(cache.ROOT_QUERY).toEqual({ __typename: 'Query', switches: { __ref: 'Switches:{}' } })
  })
})
