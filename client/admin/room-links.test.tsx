// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Locale } from '../../schema/locales.ts'
import { namesOf } from '../../schema/model.ts'
import { clearSession, storeSession } from '../lib/session.ts'
import { renderAdmin } from '../testing/render-admin.tsx'
import { sessionOf } from '../testing/session-of.ts'
import { roomAddresses, roomGroups } from './room-addresses.ts'
import { RoomLinks } from './room-links.tsx'

afterEach(clearSession)

const draw = (locale: Locale): void => {
  storeSession(sessionOf('nino'))
  const client = new ApolloClient({
    link: new ApolloLink(() => new Observable(() => {})),
    cache: new InMemoryCache(),
  })
  renderAdmin(
    <ApolloProvider client={client}>
      <RoomLinks className="" lineClass="" />
    </ApolloProvider>,
    locale,
  )
}

describe('the menu of the admin area', () => {
  test('has each room once, in its order', () => {
    expect(Object.values(roomGroups).flat()).toEqual(namesOf(roomAddresses))
  })

  test('says of each group but the first what belongs together there', () => {
    draw('ka')
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
    expect(texts('h2')).toEqual(['საიტის შინაარსი', 'ფინანსები', 'მიმოწერა', 'მართვა'])
    expect(texts('div:first-child > ul > li')).toEqual(['დასაწყისი'])
    expect(texts('h2:first-child + ul')).toHaveLength(4)
  })
})
