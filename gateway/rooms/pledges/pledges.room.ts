import type { EntityManager } from 'typeorm'
import { transferDays } from '../../../schema/payment-ways.ts'
import { createPledgeTokens } from '../../authentication/record-tokens.ts'
import { notFound } from '../../core/problem.ts'
import { watchProvider } from '../../payments/watch-provider.ts'
import { createWays } from '../../payments/ways.ts'
import type { Ports, Room } from '../../room.ts'
import { charityRoom } from '../charity/charity.room.ts'
import { donationsRoom } from '../donations/donations.room.ts'
import { donorsRoom } from '../donors/donors.room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { projectsRoom } from '../projects/projects.room.ts'
import { receiptsRoom } from '../receipts/receipts.room.ts'
import { drawFreeCode } from './draw-code.ts'
import { monthlyEndedLetter } from './monthly-ended-letter.ts'
import { MonthlyGiftEntity } from './monthly-gift.entity.ts'
import { createMonthlyGiftsRepository } from './monthly-gifts.repository.ts'
import { keepMonthlyGifts, type MonthlyGiftsService } from './monthly-gifts.service.ts'
import { ownPledgesRoutes } from './own-pledges.routes.ts'
import { type PayingService, payPledges } from './paying.service.ts'
import { callbackRoutes } from './payment-callbacks.routes.ts'
import { createPaymentsRepository } from './payments.repository.ts'
import { PledgeEntity } from './pledge.entity.ts'
import { pledgeConfirmedLetter } from './pledge-confirmed-letter.ts'
import { pledgeLetter } from './pledge-letter.ts'
import { PledgedGiftEntity } from './pledged-gift.entity.ts'
import { createPledgesRepository } from './pledges.repository.ts'
import { pledgesResolvers } from './pledges.resolver.ts'
import { pledgesRoutes } from './pledges.routes.ts'
import { createPledges, type OwnPledgesService } from './pledges.service.ts'
import { type SettlingService, settlePledges } from './settling.service.ts'

export type PledgesService = OwnPledgesService &
  SettlingService &
  PayingService &
  Pick<MonthlyGiftsService, 'endMonthly'>

const createService = (manager: EntityManager, ports: Ports): PledgesService => {
  const { clock, publicWrites, onFailure, outbox, addressHash } = ports
  const { starts: paymentStarts } = ports.payments
  const launches = launchesRoom.service(manager, ports)
  // Whether a way works the team is to know; what was asked for goes on without that.
  const providers = ports.payments.providers.map((each) =>
    watchProvider(each, (answer, isBeginning) =>
      launches.noteAnswer(each.name, answer, isBeginning).catch((error: unknown) => onFailure?.(error)),
    ),
  )
  const pledges = createPledgesRepository(manager)
  const payments = createPaymentsRepository(manager)
  const tokens = createPledgeTokens(addressHash)
  const paying = payPledges({
    payments,
    providers,
    within: (act) =>
      manager.transaction((each) =>
        act({
          pledges: createPledgesRepository(each),
          payments: createPaymentsRepository(each),
          monthly: createMonthlyGiftsRepository(each),
          donations: donationsRoom.service(each, ports),
        }),
      ),
    tokens,
    clock,
    onFailure: (error) => onFailure?.(error),
  })
  const projects = projectsRoom.service(manager, ports)
  const charity = charityRoom.service(manager, ports)
  const receipts = receiptsRoom.service(manager, ports)
  const freeCode = (): Promise<string> => drawFreeCode(pledges)
  const monthlyGifts = keepMonthlyGifts({
    monthly: createMonthlyGiftsRepository(manager),
    pledges,
    projects,
    providers,
    within: (act) =>
      manager.transaction((each) => {
        const monthly = createMonthlyGiftsRepository(each)
        return act({
          monthly,
          pledges: createPledgesRepository(each),
          tellEnded: async (id) => {
            const addressee = outbox && (await monthly.addressee(id))
            if (addressee) await outbox.write(each, { kind: 'monthlyEnded', ...addressee })
          },
          keepPeople: () => donationsRoom.service(each, ports).keepPeople(),
        })
      }),
    freeCode,
    clock,
    onFailure: (error) => onFailure?.(error),
  })
  return {
    ...paying,
    endMonthly: monthlyGifts.endMonthly,
    lookAtSome: async () => (await paying.lookAtSome()) + (await monthlyGifts.lookAtMonthly()),
    ...createPledges({
      pledges,
      payments,
      projects,
      launches,
      ways: createWays(charity.details, providers),
      tokens,
      publicWrites,
      paymentStarts,
      beginPayment: paying.begin,
      closePayment: paying.close,
      stopMonthly: monthlyGifts.stopMonthly,
      freeCode,
      outbox,
      clock,
      within: (act) => manager.transaction((each) => act(createPledgesRepository(each))),
      thankedFrom: async () => (await charity.details()).silverFrom,
      receiptOf: receipts.toldOfPledge,
      sendReceipt: receipts.sendOwn,
      sayThanks: (id, thanked) =>
        manager.transaction(async (each) => {
          await donationsRoom.service(each, ports).keepPeople()
          if (!thanked) return donorsRoom.service(each, ports).endThanks(id)
          const held = createPledgesRepository(each)
          const stood = await held.hold(id)
          if (stood && !stood.anonymous && !stood.thanked) await held.settle(id, { thanked })
        }),
    }),
    ...settlePledges({
      pledges,
      within: (act) =>
        manager.transaction((each) =>
          act({ pledges: createPledgesRepository(each), donations: donationsRoom.service(each, ports) }),
        ),
      clock,
      days: transferDays,
      closePayment: paying.close,
    }),
  }
}

export const pledgesRoom: Room<PledgesService> = {
  about: 'What visitors promise to give, and what becomes of it.',
  service: createService,
  routes: async (api, pledges) => {
    ownPledgesRoutes(api, pledges)
    pledgesRoutes(api, pledges)
    await callbackRoutes(api, pledges)
  },
  resolvers: pledgesResolvers,
  letters: (manager, ports) => {
    const pledges = createPledgesRepository(manager)
    const tokens = createPledgeTokens(ports.addressHash)
    return {
      pledge: pledgeLetter({ pledges, charity: charityRoom.service(manager, ports).details, tokens }),
      pledgeConfirmed: pledgeConfirmedLetter({ pledges, tokens }),
      monthlyEnded: monthlyEndedLetter({ pledges, tokens }),
    }
  },
  entities: [PledgeEntity, PledgedGiftEntity, MonthlyGiftEntity],
  problems: { pledges_project_id_fkey: () => notFound('project') },
}
