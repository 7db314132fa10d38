import type { Plugin } from 'vite'

/** JavaScript in which each character that needs more than a byte in memory is written as an escape. */
export const escapeWide = (code: string): string =>
  code.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Of a text with a single wide character every one takes two bytes, and what runs keeps its text. For chunks whose
 * comments are gone: only in strings does an escape mean the same.
 */
export const inOneByte = (): Plugin => ({
  name: 'in-one-byte',
  generateBundle: (_, bundle) => {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') output.code = escapeWide(output.code)
    }
  },
})
