// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { ProjectField } from './project-field.tsx'

test('a gift can be moved to a project that a colleague has made since the projects were last chosen among', async () => {
  const titles = ['Fence', 'Straw']
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const nodes = titles.map((title) => ({ __typename: 'Project', id: title.toLowerCase(), title }))
        observer.next({ data: { projects: { __typename: 'ProjectConnection', nodes } } })
        observer.complete()
      }),
  )
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() })
  const open = () =>
    renderAdmin(
      <ApolloProvider client={apollo}>
        <ProjectField
          gift={{ projectId: 'fence', projectTitle: 'Fence' }}
          value="fence"
          onChoose={() => undefined}
        />
      </ApolloProvider>,
    )
  open()
  expect(await screen.findByRole('option', { name: 'Straw' })).toBeDefined()
  cleanup()
  titles.push('Winter')
  open()
  expect(await screen.findByRole('option', { name: 'Winter' })).toBeDefined()
})
