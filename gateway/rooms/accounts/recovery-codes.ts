import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '../../../schema/second-factor.ts'

/** What nobody takes for another: neither I and 1 nor O and 0. Of 32, so that every byte gives one evenly. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eighty bits, which nobody tries: a quick hash keeps them, and one that no secret of ours has to be there for. */
const codeLength = 16

const newCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode)

/** In fours, so that they are read from paper without losing one's place. */
export const inFours = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/** What is stored of one, which is good for this owner alone. */
export const hashOfCode = (owner: string, code: string): string =>
  createHash('sha256').update(`${owner} ${code}`).digest('base64url')
