import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const decode = (...bytes: number[]) => decodeFile(Uint8Array.from(bytes))

test('what says of itself how it is written is not asked about', () => {
  const known = { text: 'ანა', isGuessed: false }
  expect(decodeFile(new TextEncoder().encode('ანა'))).toEqual(known)
  expect(decodeFile(new TextEncoder().encode('\uFEFFანა'))).toEqual(known)
  expect(decode(0xff, 0xfe, 0xd0, 0x10, 0xdc, 0x10, 0xd0, 0x10)).toEqual(known)
  expect(decode(0xfe, 0xff, 0x10, 0xd0, 0x10, 0xdc, 0x10, 0xd0)).toEqual(known)
})

test('what does not is read as it is said to be written, and asked about', () => {
  const bytes = Uint8Array.of(0xc0, 0xcc, 0xc0, 0x3b, 0x31)
  expect(decodeFile(bytes)).toEqual({ text: 'ანა;1', isGuessed: true })
  expect(decodeFile(Uint8Array.of(0xc0, 0xcd, 0xc0), 'georgian-ps').text).toBe('ანა')
  expect(decodeFile(Uint8Array.of(0x41, 0xf1, 0x61), 'windows-1252').text).toBe('Aña')
})
