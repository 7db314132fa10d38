import { expect, it } from 'vitest'
import { letterDays } from '../../schema/letters.ts'
import { legal as en } from './en/legal.ts'
import { legal as ka } from './ka/legal.ts'

for (const [language, { privacy }] of Object.entries({ en, ka })) {
  it(`tells people how long the site remembers that it has written to them (${language})`, () => {
    expect(JSON.stringify(privacy.given)).toContain(`${letterDays} `)
  })
}
