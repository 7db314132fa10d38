import type { Locale } from '../../../schema/locales.ts'
import { type PersonalFile, type PersonalPlace, personalPlaces } from '../../../schema/personal-data.ts'
import type { PersonalRecords } from './personal-data.repository.ts'

type Head = Omit<PersonalFile, 'places'>

/**
 * Writes a `PersonalFile` as JSON while its records are read: what was written is bytes, and no record is held longer than it
 * takes. Each stands in a line of its own.
 */
export const writeFile = ({ email, madeAt }: Head, locale: Locale) => {
  const bytes: Buffer[] = []
  let open: PersonalPlace | null = null
  const write = (text: string): void => void bytes.push(Buffer.from(text))
  write(`{\n"email": ${JSON.stringify(email)},\n"madeAt": ${JSON.stringify(madeAt)},\n"places": [`)
  return {
    /** Parts of one place come one after the other. */
    add: ({ place, records }: PersonalRecords): void => {
      const lines = records.map((record) => JSON.stringify(record)).join(',\n')
      if (place === open) {
        write(`,\n${lines}`)
        return
      }
      const title = JSON.stringify(personalPlaces[place].label[locale])
      const before = open === null ? '\n' : '\n]},\n'
      open = place
      write(`${before}{"place": "${place}", "title": ${title}, "records": [\n${lines}`)
    },

    /** The whole document, in UTF-8. */
    end: (): Buffer => {
      write(open === null ? ']\n}\n' : '\n]}\n]\n}\n')
      return Buffer.concat(bytes)
    },
  }
}
