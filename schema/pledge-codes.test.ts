import { expect, test } from 'vitest'
import { codeOf, codeSigns, codesIn, mistypedIn, nearCodes } from './pledge-codes.ts'

const code = codeOf('7K4MXQ')

test('a code is found wherever it stands, however somebody has typed it', () => {
  const typed = code.slice('STS-'.length)
  for (const text of [
    code,
    code.toLowerCase(),
    `STS${typed}`,
    `sts ${typed}`,
    `s t s - ${[...typed].join(' ')}`,
    `For the dogs, ${code}. Thank you!`,
    `შემოწირულობა ${code} ძაღლებს`,
    `ＳＴＳ-${typed}`,
    `${code}; ${code}`,
  ])
    expect(codesIn(text), text).toEqual([code])
})

test('two codes in one text are two', () => {
  const other = codeOf('ABCDEF')
  expect(codesIn(`${code} ${other}`)).toEqual([code, other])
})

test('a text without any has none', () => {
  for (const text of ['', 'STS', 'STS-7K4M', `X${code}`, `${code}2`, 'TBC 5507-61'])
    expect(codesIn(text)).toEqual([])
})

test('one sign that is mistyped, or two that are exchanged, are noticed', () => {
  const signs = [...code.slice('STS-'.length)]
  for (const [index, sign] of signs.entries()) {
    for (const other of codeSigns)
      if (other !== sign) expect(codesIn(`STS-${signs.with(index, other).join('')}`)).toEqual([])
    const next = signs[index + 1]
    if (next === undefined || next === sign) continue
    expect(
      codesIn(
        `STS-${signs
          .with(index, next)
          .with(index + 1, sign)
          .join('')}`,
      ),
    ).toEqual([])
  }
})

test('what stands as a code and is none is told as it was typed, and leads to what was meant', () => {
  const signs = [...code.slice('STS-'.length)]
  const exchanged = signs.with(1, signs[2] ?? '').with(2, signs[1] ?? '')
  for (const typed of [signs.with(3, 'A'), signs.with(3, 'O'), exchanged].map((each) => each.join(''))) {
    expect(mistypedIn(`For the dogs, sts ${typed}`)).toEqual([`STS-${typed}`])
    expect(nearCodes(`STS-${typed}`)).toContain(code)
  }
  for (const text of [code, '', 'STS foundation', 'STS for dogs', 'TBC 5507-61'])
    expect(mistypedIn(text)).toEqual([])
})
