import { describe, expect, test } from 'vitest'
import { type Namesake, othersThan } from './namesakes-of.ts'

const called = (id: string, name: string, more: Partial<Namesake> = {}): Namesake => ({
  id,
  name,
  email: null,
  donationCount: 1,
  ...more,
})

const nino = called('nino', 'Nino Beridze')
const other = called('other', 'ნინო ბერიძე')

describe('of those whom a corrected gift may be of', () => {
  test('all others are named', () => {
    expect(othersThan('giorgi', [nino, other], 'Nino Beridze')).toEqual([nino, other])
    expect(othersThan(null, [nino], 'Nino Beridze')).toEqual([nino])
  })

  test('whoever gave nothing else is none', () => {
    expect(othersThan('nino', [nino, other], 'ნინო ბერიძე')).toEqual([other])
  })

  test('whoever gave more is one of them, by as many gifts besides', () => {
    const often = { ...nino, donationCount: 3 }
    expect(othersThan('nino', [often], 'ნინო ბერიძე')).toEqual([{ ...often, donationCount: 2 }])
    const known = { ...often, email: 'nino@example.org' }
    expect(othersThan('nino', [known], 'Nino Beridze')).toEqual([{ ...known, donationCount: 2 }])
  })

  test('whoever stays who they are is not asked about, whatever else they gave', () => {
    expect(othersThan('nino', [{ ...nino, donationCount: 3 }], 'NINO BERIDZE ')).toEqual([])
  })
})
