import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { migrations } from '../../migrations/all.ts'
import { email } from '../../schema/fields.ts'
import { defaultLocale, isLocale, type Locale, locales } from '../../schema/locales.ts'
import { roles } from '../../schema/roles.ts'
import { createAuthenticators } from '../authentication/authenticators.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { argon2Passwords } from '../authentication/passwords.ts'
import { createTokens } from '../authentication/tokens.ts'
import { readConfig } from '../config/config.ts'
import { addressKey, bareAddress } from '../core/addresses.ts'
import { systemClock } from '../core/clock.ts'
import { parse } from '../core/parse.ts'
import { Problem } from '../core/problem.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import type { Outbox } from '../letters/outbox.ts'
import { noPayments } from '../payments/payment-provider.ts'
import { noLimit } from '../rate-limits/limit.ts'
import { noRefusals } from '../rate-limits/remembered-refusals.ts'
import { createServices, entities, type Services } from '../rooms.ts'
import { explainFailure } from '../start/explain-failure.ts'
import { createImageHost } from '../storage/image-host.ts'
import { createAskSecret, InputEndedError } from './ask-secret.ts'

const usage = `Usage: npm run admin -- <command>
  create --username <name> --first-name <name> --last-name <name> --email <address> [--locale en|ka]
         creates an admin, who is written to in that language; where none is named, in that of the page they sign in on,
         until they choose one under “Password and devices”
  reset-password --username <name>
         sets a new password and ends the user's sessions
  set-role --username <name> --role ${roles.join('|')}
         changes what a user may do and ends the user's sessions
  remove-second-factor --username <name>
         lets somebody sign in with the password alone who has lost telephone and recovery codes
  change-email --username <name> --email <address>
         gives a user another address who cannot read the old one, and ends their sessions and links
  unlock [--username <name>] [--address <ip>]
         forgets the failed sign-ins of a user, of an address, or of both, which shut them out
  try-letter --email <address> [--locale en|ka]
         writes somebody a letter, which a gateway sends, to see whether letters arrive
The password is always asked for, so that it never stands in a command line.
The gateway must not be running on the embedded database at the same time.`

const options = {
  username: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  address: { type: 'string' },
  locale: { type: 'string' },
} as const

const addressee = z.strictObject({ email })

const noLetters = 'no letters are sent: set SMTP_URL, MAIL_FROM and PUBLIC_URL'

class UsageError extends Error {}

class UnknownUserError extends Error {}

const required = (value: string | undefined, name: string): string => {
  if (value === undefined) throw new UsageError(`--${name} is missing`)
  return value
}

const readAddress = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (isIP(value) === 0) throw new UsageError('--address must be one like 192.0.2.1 or 2001:db8::1')
  return addressKey(bareAddress(value))
}

const askPasswordTwice = async (): Promise<{ password: string; confirmPassword: string }> => {
  const ask = createAskSecret()
  const password = await ask('Password:')
  return { password, confirmPassword: await ask('The same once more:') }
}

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof readArguments>['values']

/** What letters are written with, and in which transaction. */
type Writing = <Answer>(work: (outbox: Outbox, manager: EntityManager) => Promise<Answer>) => Promise<Answer>

/** What a command does, once there are services to do it with; answers what it has done. No letters are written without a server. */
type Action = (services: Services, writing: Writing | null) => Promise<string>

const unlessUnknown = (username: string | undefined, found: boolean, sentence: string): string => {
  if (!found) throw new UnknownUserError(`there is no user ${username}`)
  return sentence
}

const localeOf = ({ locale }: Values): Locale | null => {
  if (locale === undefined) return null
  if (!isLocale(locale)) throw new UsageError(`--locale must be one of ${locales.join(', ')}`)
  return locale
}

const create = (values: Values): Action => {
  const locale = localeOf(values)
  const fields = {
    username: required(values.username, 'username'),
    firstName: required(values['first-name'], 'first-name'),
    lastName: required(values['last-name'], 'last-name'),
    email: required(values.email, 'email'),
  }
  return async ({ accounts }) => {
    const typed = { ...fields, ...(await askPasswordTwice()) }
    await accounts.createAdmin(typed, locale ?? defaultLocale, locale !== null)
    return `created the admin ${fields.username}`
  }
}

const resetPassword = (values: Values): Action => {
  const username = required(values.username, 'username')
  return async ({ accounts }) => {
    const found = await accounts.resetPassword(username, await askPasswordTwice())
    return unlessUnknown(username, found, `the password of ${username} is changed`)
  }
}

const setRole = (values: Values): Action => {
  const username = required(values.username, 'username')
  const role = roles.find((each) => each === values.role)
  if (role === undefined) throw new UsageError(`--role must be one of ${roles.join(', ')}`)
  return async ({ accounts }) =>
    unlessUnknown(username, await accounts.changeRole(username, role), `${username} is now ${role}`)
}

const removeSecondFactor = (values: Values): Action => {
  const username = required(values.username, 'username')
  return async ({ accounts }) => {
    const isTaken = await accounts.takeSecondFactor(username)
    if (!isTaken) throw new UnknownUserError(`there is no user ${username} with a second step`)
    return `${username} signs in with the password alone`
  }
}

const changeEmail = (values: Values): Action => {
  const username = required(values.username, 'username')
  const input = { email: required(values.email, 'email') }
  return async ({ accounts }, writing) => {
    const change = (outbox: Outbox | null) => accounts.changeEmail(username, input, outbox)
    const found = await (writing ? writing(change) : change(null))
    return unlessUnknown(username, found, `the address of ${username} is now ${input.email}`)
  }
}

const unlock = ({ username, address }: Values): Action => {
  const lockout = { username, address: readAddress(address) }
  const whose = [username, address].filter((each) => each !== undefined).join(' and of ')
  if (whose === '') throw new UsageError('--username or --address is missing')
  return async ({ accounts }) =>
    unlessUnknown(username, await accounts.unlock(lockout), `forgot the failed sign-ins of ${whose}`)
}

const writeTrial = (values: Values): Action => {
  const { email: recipient } = parse(addressee, { email: required(values.email, 'email') })
  return async (_, writing) => {
    if (writing === null) throw new UsageError(noLetters)
    const letter = { kind: 'trial', locale: localeOf(values) ?? defaultLocale, recipient } as const
    await writing((outbox, manager) => manager.transaction((within) => outbox.write(within, letter)))
    return `a trial letter to ${recipient} waits until a gateway sends it`
  }
}

const commands = new Map([
  ['create', create],
  ['reset-password', resetPassword],
  ['set-role', setRole],
  ['remove-second-factor', removeSecondFactor],
  ['change-email', changeEmail],
  ['unlock', unlock],
  ['try-letter', writeTrial],
])

/** The command of the arguments, everything it needs of them read. */
const readCommand = (): Action => {
  const { positionals, values } = readArguments()
  const read = commands.get(positionals[0] ?? '')
  if (!read) throw new UsageError('which command?')
  return read(values)
}

const run = async (): Promise<void> => {
  const command = readCommand()
  const config = readConfig(process.env)
  const database = await openDatabase(config, { entities, migrations, program: 'npm run admin' })
  try {
    const dataSource = await database.connect()
    await migrate(dataSource)
    const secrets: [string] = ['never signs, nor remembers an address']
    const tokens = createTokens({ secrets, ttlSeconds: 0, clock: systemClock })
    const services = createServices(dataSource.manager, {
      clock: systemClock,
      passwords: argon2Passwords,
      tokens,
      loginLimits: config.limits.logins,
      addressHash: createKeyedHash(secrets),
      authenticators: createAuthenticators(secrets),
      publicWrites: noLimit,
      payments: noPayments,
      refusals: noRefusals,
      imageHost: createImageHost(config),
      outbox: null,
    })
    const writing: Writing = async (work) => {
      const { withOutbox } = await import('./with-outbox.ts')
      return withOutbox(dataSource, (outbox) => work(outbox, dataSource.manager))
    }
    console.log(await command(services, config.letters === null ? null : writing))
  } finally {
    await database.close()
  }
}

const explain = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof UnknownUserError || error instanceof InputEndedError) return error.message
  if (error instanceof Problem) return error.errors?.map(({ message }) => message).join('\n') ?? error.message
  return explainFailure(error)
}

run().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
