import type { Services } from '../../gateway/rooms.ts'
import { signUpOf } from './accounts.ts'
import { address, test as withGateway } from './gateway.ts'

export const perAccount = 5
export const perAddress = 8
/** At one account from everywhere, and the seconds after which one more gets through. */
export const fromEverywhere = 10 * perAccount
export const leak = 900 / perAccount
/** `test` with limits that a few guesses reach. */
export const test = withGateway.extend('loginLimits', { perAccount, perAddress, windowSeconds: 900 })

export const wrong = 'something else'
export const right = signUpOf('nino').password

export const register = (services: Services) => services.accounts.signUp(signUpOf('nino'), 'en', address)

/** How often each answer was given. */
export const tally = (answers: readonly (string | number)[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, String)).map(([answer, all]) => [answer, all?.length ?? 0]),
  )

export const manyTimes = async <T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let index = 0; index < times; index++) results.push(await act(index))
  return results
}

/** What the service says to so many guesses. */
export const guess = (
  services: Services,
  username: (index: number) => string,
  from: (index: number) => string,
  times = 1000,
) =>
  manyTimes(times, (index) =>
    services.accounts.login({ username: username(index), password: wrong }, from(index)).then(
      () => 'signed in',
      (error: Error) => error.message,
    ),
  )

/** Another address each time. */
export const elsewhere = (index: number): string => `10.0.${index >> 8}.${index & 255}`

export const refused = 'too many requests, try again later'
export const wrongAnswer = 'invalid username or password'
