// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { projectFields } from '../projects/project-form.tsx'
import { TypedProject } from './typed-project.tsx'

type Texts = Parameters<typeof TypedProject>[0]['texts']

/** Shows what is typed on a site where one can give, or cannot. */
const show = (giving: boolean, typed: Partial<Texts>): void => {
  const switches = { __typename: 'Switches', newsletter: false, projects: true, events: true, giving }
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { switches } })
        observer.complete()
      }),
  )
  const nothing = Object.fromEntries(Object.keys(projectFields.fields).map((name) => [name, ''])) as Texts
  renderAdmin(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <TypedProject
        texts={{ ...nothing, title_en: 'A fence', goal: '3200', ...typed }}
        typist="en"
        locale="en"
      />
    </ApolloProvider>,
  )
}

const sums = async () =>
  (await screen.findByRole('button', { name: 'DONATE' })).parentElement?.querySelectorAll('[aria-pressed]')

describe('a project as it is typed', () => {
  test('offers the sums that are typed where one can give', async () => {
    show(true, { firstSum: '54', firstBuysEn: 'one metre of the fence', secondSum: '270' })
    expect(await screen.findByRole('button', { name: '₾54' })).toBeTruthy()
    expect([...((await sums()) ?? [])].map(({ textContent }) => textContent)).toEqual(['₾54', '₾270'])
  })

  test('offers none once its last day is over', async () => {
    show(true, { endDate: '2020-01-31' })
    expect(await screen.findByText(/31\s\w+ 2020/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'DONATE' })).toBeNull()
  })

  test('offers what the site does where nobody can give', async () => {
    show(false, { firstSum: '54' })
    expect([...((await sums()) ?? [])].map(({ textContent }) => textContent)).toEqual([
      '₾10',
      '₾25',
      '₾50',
      '₾100',
    ])
  })
})
