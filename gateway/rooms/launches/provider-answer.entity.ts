import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ProviderName, ProviderOutcome } from '../../../schema/payment-ways.ts'

/** What somebody who takes payments has answered last. */
@Entity('provider_answers')
export class ProviderAnswerEntity {
  @PrimaryColumn({ type: 'text' })
  name: ProviderName

  @Column({ type: 'text' })
  outcome: ProviderOutcome

  @Column({ type: 'integer', nullable: true })
  status: number | null

  @Column({ type: 'timestamptz' })
  askedAt: Date
}
