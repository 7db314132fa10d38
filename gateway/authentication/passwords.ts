import {
  type Argon2Algorithm,
  type Argon2Parameters,
  argon2,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Problem } from '../core/problem.ts'

/**
 * Turns passwords into what may be stored, and compares.
 * Either throws Problem `unavailable` where too many wait for the same by now.
 */
export interface Passwords {
  hash(password: string): Promise<string>
  /** `hash` null stands for an account that does not exist: false, after the same work. */
  verify(password: string, hash: string | null): Promise<boolean>
}

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const saltLength = 16

const runArgon2 = promisify<Argon2Algorithm, Argon2Parameters, Buffer>(argon2)

/** Each hash takes a core and 19 MiB: a burst of logins waits here, and leaves a core to those who read. */
const concurrent = pLimit(Math.max(1, availableParallelism() - 1))

/** More would wait longer than people do; they hear at once that they are to come again. */
export const mostWaiting = 32

/** How many wait for theirs to be looked at. */
export const passwordsWaiting = (): number => concurrent.pendingCount

const derive = async (
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Cost,
): Promise<Buffer> => {
  if (concurrent.pendingCount >= mostWaiting) throw new Problem('unavailable')
  return concurrent(() =>
    runArgon2('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      memory,
      passes,
      parallelism,
      tagLength,
    }),
  )
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const phcString = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<tag>[\w+/]+)$/

const hash = async (password: string): Promise<string> => {
  const salt = randomBytes(saltLength)
  return phcString(salt, await derive(password, salt, cost))
}

const absentSalt = randomBytes(saltLength)

const verify = async (password: string, stored: string | null): Promise<boolean> => {
  if (stored === null) {
    await derive(password, absentSalt, cost)
    return false
  }
  const parts = phcPattern.exec(stored)?.groups
  if (!parts) throw new Error('a stored password hash is not an argon2id string')
  const stamp = Buffer.from(parts.tag ?? '', 'base64')
  const tag = await derive(password, Buffer.from(parts.salt ?? '', 'base64'), {
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.parallelism),
  })
  return tag.length === stamp.length && timingSafeEqual(tag, stamp)
}

/** argon2id in the PHC string format, so that the cost can be raised without losing old accounts. */
export const argon2Passwords: Passwords = { hash, verify }
