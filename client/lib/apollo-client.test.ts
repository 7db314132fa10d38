import { gql } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AdminGalleryDocument } from '../generated/admin-operations.ts'
import { sessionOf } from '../testing/session-of.ts'
import { createApolloClient, createBrowserLink, partingCall } from './apollo-client.ts'
import type { Session } from './session.ts'
import { isSessionEnd, type SessionEndReason } from './session-end.ts'

const [nino, giorgi, ninoAgain] = [sessionOf('nino'), sessionOf('giorgi'), sessionOf('nino', 'again')]

const question = gql`
  query Viewer {
    viewer {
      id
    }
  }
`

const json = { 'content-type': 'application/json' }
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: json })
const viewer = { data: { viewer: { __typename: 'Viewer', id: '1' } } }
const gallery = { data: { gallery: { __typename: 'Gallery', videoLinks: [], version: 1 } } }

const fetched = vi.fn<typeof fetch>()
const onSessionEnd = vi.fn<(reason: SessionEndReason) => void>()

const headersSent = (): Headers => new Headers(fetched.mock.lastCall?.[1]?.headers)

const clientOf = (session: Session | null) =>
  createApolloClient(createBrowserLink({ readLocale: () => 'ka', readSession: () => session, onSessionEnd }))

beforeEach(() => {
  fetched.mockImplementation(async () => answer(viewer))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('a public call', () => {
  test('asks in the language of the page and shows no token', async () => {
    await clientOf(nino).query({ query: question })
    expect(headersSent().get('accept-language')).toBe('ka')
    expect(headersSent().get('authorization')).toBeNull()
  })

  describe('that changes something, and is answered when somebody else is signed in', () => {
    const letter = gql`
      mutation Send {
        send
      }
    `

    /** Sent by whoever is signed in first, or nobody. */
    const send = (sent: Session | null, now: Session | null, respond: () => Response) => {
      let session = sent
      fetched.mockImplementation(async () => {
        session = now
        return respond()
      })
      const link = createBrowserLink({ readLocale: () => 'ka', readSession: () => session, onSessionEnd })
      return createApolloClient(link).mutate({ mutation: letter })
    }
    const refused = () => answer({ errors: [{ message: 'too many requests, try again later' }] })
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }

    test.each([refused, lost])('is no failure of theirs: %o', async (failure) => {
      await expect(send(nino, giorgi, failure)).rejects.toMatchObject({ reason: 'replaced' })
      expect(onSessionEnd).not.toHaveBeenCalled()
    })

    test('has failed for whoever sent it, signed in again or for the first time', async () => {
      for (const sent of [nino, null]) {
        await expect(send(sent, ninoAgain, refused)).rejects.toThrow('too many requests')
      }
    })

    test('has come to what it has come to', async () => {
      const { data } = await send(nino, giorgi, () => answer({ data: { send: true } }))
      expect(data).toEqual({ send: true })
    })
  })
})

describe('a protected call', () => {
  beforeEach(() => {
    fetched.mockImplementation(async () => answer(gallery))
  })

  test('sends the stored token', async () => {
    await clientOf(nino).query({ query: AdminGalleryDocument })
    expect(headersSent().get('authorization')).toBe(`Bearer ${nino.token}`)
  })

  test('fails without a stored user, asks the server nothing, and tells', async () => {
    const asking = clientOf(null).query({ query: AdminGalleryDocument })
    await expect(asking).rejects.toThrow('No user token found')
    expect(fetched).not.toHaveBeenCalled()
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith('signedOut')
  })

  describe('that is told its token is no longer good', () => {
    const refusal = { errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] }

    /** Asks as Nino, while by the time the answer is there somebody else may be signed in, or nobody. */
    const ask = (now: Session | null, ...answers: Response[]) => {
      let session: Session | null = nino
      fetched.mockImplementation(async () => {
        session = now
        return answers.shift() ?? answer(gallery)
      })
      const link = createBrowserLink({ readLocale: () => 'ka', readSession: () => session, onSessionEnd })
      return createApolloClient(link).query({ query: AdminGalleryDocument })
    }

    test.each(['application/json', 'application/graphql-response+json'])(
      'tells that the session has ended, in %s',
      async (type) => {
        const response = new Response(JSON.stringify(refusal), {
          status: 401,
          headers: { 'content-type': type },
        })
        await expect(ask(nino, response)).rejects.toSatisfy(isSessionEnd)
        expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith('expired')
      },
    )

    test('tells that it was ended elsewhere when nobody is signed in any more', async () => {
      await expect(ask(null, answer(refusal, 401))).rejects.toSatisfy(isSessionEnd)
      expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith('signedOut')
    })

    test('asks again for whoever has signed in anew meanwhile, and ends nothing', async () => {
      const { data } = await ask(ninoAgain, answer(refusal, 401))
      expect(data).toMatchObject({ gallery: { videoLinks: [] } })
      expect(headersSent().get('authorization')).toBe(`Bearer ${ninoAgain.token}`)
      expect(onSessionEnd).not.toHaveBeenCalled()
    })

    test('asks nothing in the name of somebody else who has, ends nothing, and is no failure of theirs', async () => {
      await expect(ask(giorgi, answer(refusal, 401))).rejects.toSatisfy(isSessionEnd)
      expect(fetched).toHaveBeenCalledOnce()
      expect(onSessionEnd).not.toHaveBeenCalled()
    })

    test('takes an answer of status 200 for none, whatever it says', async () => {
      await expect(ask(nino, answer(refusal))).rejects.not.toSatisfy(isSessionEnd)
      expect(onSessionEnd).not.toHaveBeenCalled()
    })
  })

  describe('that is answered when somebody else is signed in', () => {
    const askUntil = (now: Session | null, respond: () => Promise<Response>) => {
      let session: Session | null = nino
      fetched.mockImplementation(() => {
        session = now
        return respond()
      })
      const link = createBrowserLink({ readLocale: () => 'ka', readSession: () => session, onSessionEnd })
      return createApolloClient(link).query({ query: AdminGalleryDocument })
    }
    const failures: [string, () => Promise<Response>][] = [
      ['is refused', async () => answer({ errors: [{ message: 'admin access required' }] }, 403)],
      ['fails', async () => answer({ errors: [{ message: 'internal server error' }] }, 500)],
      ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ]

    test.each([...failures, ['succeeds', async () => answer(gallery)] as const])(
      'is nothing of theirs, where it %s',
      async (_, respond) => {
        const asked = askUntil(giorgi, respond)
        await expect(asked).rejects.toMatchObject({ name: 'SessionEnd', reason: 'replaced' })
        expect(fetched).toHaveBeenCalledOnce()
        expect(onSessionEnd).not.toHaveBeenCalled()
      },
    )

    test.each(failures)('is told to whoever has signed out meanwhile, where it %s', async (_, respond) => {
      await expect(askUntil(null, respond)).rejects.not.toSatisfy(isSessionEnd)
    })
  })

  test('leaves the session alone when the server fails', async () => {
    fetched.mockImplementation(async () => answer({ errors: [{ message: 'internal server error' }] }, 500))
    await expect(clientOf(nino).query({ query: AdminGalleryDocument })).rejects.toThrow()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
})

describe('a parting call', () => {
  const goodbye = gql`
    mutation Goodbye {
      logOut
    }
  `

  const leave = () => {
    let session: Session | null = nino
    const client = createApolloClient(
      createBrowserLink({ readLocale: () => 'en', readSession: () => session, onSessionEnd }),
    )
    const parting = client.mutate({ mutation: goodbye, context: partingCall(nino.token) })
    session = null
    return parting
  }

  test('sends the token of a user who is forgotten at once, and outlives its page', async () => {
    fetched.mockImplementation(async () => answer({ data: { logOut: '1' } }))
    await leave()
    expect(headersSent().get('authorization')).toBe(`Bearer ${nino.token}`)
    expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(true)
  })

  test('ends nobody else’s session when the token was no longer good', async () => {
    const errors = [{ message: 'invalid token', extensions: { code: 'token_invalid' } }]
    fetched.mockImplementation(async () => answer({ errors }, 401))
    await expect(leave()).rejects.toThrow()
    expect(onSessionEnd).not.toHaveBeenCalled()
  })
})

describe('the pages of a list', () => {
  const donations = gql`
    query Donations($after: String) {
      project(id: "1") {
        id
        donations(after: $after) {
          nodes {
            id
          }
        }
      }
    }
  `

  const page = (...ids: string[]) => ({
    project: {
      __typename: 'Project',
      id: '1',
      donations: {
        __typename: 'DonationConnection',
        nodes: ids.map((id) => ({ __typename: 'Donation', id })),
      },
    },
  })

  test('join into one, each entry once, until the list is asked for anew', () => {
    const { cache } = clientOf(null)
    const shown = () => cache.readQuery({ query: donations })
    cache.writeQuery({ query: donations, data: page('a', 'b') })
    cache.writeQuery({ query: donations, variables: { after: 'b' }, data: page('b', 'c') })
    expect(shown()).toEqual(page('a', 'b', 'c'))
    cache.writeQuery({ query: donations, data: page('z', 'a') })
    expect(shown()).toEqual(page('z', 'a'))
  })
})
