import type { Switches } from '../../../schema/switches.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { LaunchesService } from '../launches/launches.service.ts'

interface Dependencies {
  outbox: Pick<Outbox, 'isSending'> | null
  launches: Pick<LaunchesService, 'isLaunched'>
}

/** What of the site is switched on: a page that may be one of two asks for it. */
export const createSwitchesService = ({ outbox, launches }: Dependencies) => ({
  get: async (): Promise<Switches> => ({
    letters: outbox?.isSending === true,
    newsletter: await launches.isLaunched('newsletter'),
    projects: await launches.isLaunched('projects'),
    giving: await launches.isLaunched('giving'),
    events: await launches.isLaunched('events'),
  }),
})

export type SwitchesService = ReturnType<typeof createSwitchesService>
