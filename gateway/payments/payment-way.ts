import type { OwnPledge } from '../../schema/own-pledge.ts'
import type { PaymentWayName } from '../../schema/payment-ways.ts'
import type { Pledge } from '../../schema/pledges.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What whoever gives does next: transfers the money by what they are shown, or pays on another page. */
export type NextStep =
  | { kind: 'shown'; details: Pick<OwnPledge, 'recipient' | 'iban' | 'bankName'> }
  | { kind: 'sent' }

/** A way to pay. What knows of others beside itself is the room of pledges. */
export interface PaymentWay {
  name: PaymentWayName
  /** Whether it can be offered. */
  isSetUp(): Promise<boolean>
  /** For how many milliseconds a pledge that is paid so is waited for. */
  patience: number
  /** Who takes the payment, where that is somebody else and they are set up. */
  provider: PaymentProvider | null
  /** What is to be done for a pledge: asked for as often as its page is opened, it begins nothing. */
  next(pledge: Pick<Pledge, 'id' | 'code' | 'amount' | 'locale'>): Promise<NextStep>
}
