import type { Switches } from '../../../schema/switches.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { LaunchesService } from '../launches/launches.service.ts'

interface Dependencies {
  outbox: Pick<Outbox, 'isSending'> | null
  launches: Pick<LaunchesService, 'launched'>
}

/** What of the site is switched on: a page that may be one of two asks for it. */
export const createSwitchesService = ({ outbox, launches }: Dependencies) => ({
  get: async (): Promise<Switches> => {
    const launched = await launches.launched()
    return {
      letters: outbox?.isSending === true,
      newsletter: launched.has('newsletter'),
      projects: launched.has('projects'),
      giving: launched.has('giving'),
      events: launched.has('events'),
    }
  },
})

export type SwitchesService = ReturnType<typeof createSwitchesService>
