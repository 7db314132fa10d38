import { z } from 'zod'
import { largestGift, leastPledge, longest } from './limits.ts'
import { choice, instant, lari, plain, text } from './model-fields.ts'
import { paymentWays } from './payment-ways.ts'
import { pledgeStates } from './pledge-states.ts'

export const pledgeState = choice({
  label: { en: 'State', ka: 'მდგომარეობა' },
  description: 'What has become of it.',
  optional: false,
  options: pledgeStates,
  typeName: 'PledgeState',
  example: 'pledged',
})

export const pledgeCode = plain('text', z.string(), {
  label: { en: 'Code', ka: 'კოდი' },
  description: 'By which its transfer is known; its last sign tells that the others are right.',
  optional: false,
  example: 'STS-7K4MXQJ',
})

export const paymentWay = choice({
  label: { en: 'Way', ka: 'გადახდის გზა' },
  description: 'How it is to come.',
  optional: false,
  options: paymentWays,
  typeName: 'PaymentWay',
  example: 'transfer',
})

export const promisedAmount = lari({
  label: { en: 'Amount', ka: 'თანხა' },
  description: 'How much is promised, in lari.',
  optional: false,
  minimum: leastPledge,
  maximum: largestGift,
  example: 70,
})

export const dedicationKind = choice({
  label: { en: 'Dedication', ka: 'მიძღვნა' },
  description: 'Whether it is given for somebody, who is then named; null where it is not.',
  optional: true,
  typeName: 'DedicationKind',
  options: {
    inMemory: { label: { en: 'In memory of', ka: 'ხსოვნას' }, description: 'In memory of somebody.' },
    inHonour: { label: { en: 'In honour of', ka: 'პატივსაცემად' }, description: 'In honour of somebody.' },
  },
  example: 'inMemory',
})

export const dedication = text({
  label: { en: 'Dedicated to', ka: 'ვის ეძღვნება' },
  description: 'For whom, as it will be read.',
  optional: true,
  maximum: longest.dedication,
  example: 'ბროლია',
})

export const expiresAt = instant({
  label: { en: 'Waited for until', ka: 'ვადა' },
  description: 'Until when it is waited for.',
  optional: false,
  example: '2026-12-31T08:30:00.000Z',
})

export const promisedAt = {
  label: { en: 'Promised', ka: 'დაპირების დრო' },
  description: 'When it was promised.',
  optional: false,
  example: '2026-12-01T08:30:00.000Z',
} as const

export const cameBeside = text({
  label: { en: 'Came as well', ka: 'დამატებით მოვიდა' },
  description:
    'What was paid on the page of its provider besides the gift that came another way, with its currency, and has not gone back: the team says what becomes of it. Null where nothing was.',
  optional: true,
  maximum: longest.cameInstead,
  example: null,
})
