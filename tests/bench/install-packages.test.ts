import { describe, expect, it } from 'vitest'
import { isInstalled } from './install-packages.ts'

const wanted = {
  packages: {
    '': {},
    'node_modules/mercurius': { version: '16.10.1' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  },
}

describe('a package folder', () => {
  it('is installed when all it asks for is there, but what is for other machines', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/mercurius': { version: '16.10.1' } } })).toBe(true)
  })

  it('is not when a package is missing, or another version is there', () => {
    expect(isInstalled(wanted, { packages: {} })).toBe(false)
    expect(isInstalled(wanted, { packages: { 'node_modules/mercurius': { version: '16.9.0' } } })).toBe(false)
  })
})
