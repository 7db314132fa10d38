import type { Locale } from '../../../schema/locales.ts'
import { addressInput, type Erasure, erasureInput, type PersonalData } from '../../../schema/personal-data.ts'
import type { Clock } from '../../core/clock.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { type PersonalDataRepository, refusalOf } from './personal-data.repository.ts'
import { writeFile } from './write-file.ts'

interface Dependencies {
  personalData: PersonalDataRepository
  clock: Clock
}

/** What is held about people, for those who ask what it is, or to be forgotten. */
export const createPersonalDataService = ({ personalData, clock }: Dependencies) => ({
  /**
   * Where anything is held about an address, and how much.
   * @throws Problem `validation_failed`
   */
  find: async (viewer: Viewer, input: unknown): Promise<PersonalData> => {
    const { id } = requirePermission(viewer, 'people:erase')
    const key = lookupKey(parse(addressInput, input).email)
    const { who, places, standing } = await personalData.find(key, id)
    const { names, otherAddresses } = who
    return { email: key, names, otherAddresses, places, refusal: refusalOf(standing) }
  },

  /**
   * All of it, to be handed to the person: a `PersonalFile` as JSON in UTF-8.
   * @throws Problem `validation_failed`
   */
  file: async (viewer: Viewer, input: unknown, locale: Locale): Promise<Buffer> => {
    requirePermission(viewer, 'people:erase')
    const key = lookupKey(parse(addressInput, input).email)
    const file = writeFile({ email: key, madeAt: clock.now().toISOString() }, locale)
    await personalData.read(key, file.add)
    return file.end()
  },

  /**
   * Erases whoever has an address. It cannot be undone, so the address is asked for twice; again it finds nothing.
   * @throws Problem `validation_failed`, `last_admin_stays`, `erasing_oneself`, `member_of_team`
   */
  erase: async (viewer: Viewer, input: unknown): Promise<Erasure> => {
    const { id } = requirePermission(viewer, 'people:erase')
    const { email } = parse(erasureInput, input)
    return { places: await personalData.erase(lookupKey(email), id) }
  },
})

export type PersonalDataService = ReturnType<typeof createPersonalDataService>
