import type { Switches } from '../../../schema/switches.ts'
import type { Outbox } from '../../letters/outbox.ts'

/** What of the site is switched on: a page that may be one of two asks for it. */
export const createSwitchesService = (outbox: Pick<Outbox, 'isSending'> | null) => ({
  get: (): Switches => ({ letters: outbox?.isSending === true }),
})

export type SwitchesService = ReturnType<typeof createSwitchesService>
