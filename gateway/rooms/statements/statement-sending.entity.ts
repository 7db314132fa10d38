import { Column, Entity, PrimaryColumn } from 'typeorm'

/** That the statements of a year are sent to everybody, and how far that has come. */
@Entity('statement_sendings')
export class StatementSendingEntity {
  @PrimaryColumn({ type: 'integer' })
  year: number

  /** Whoever began it last, or ended it. */
  @Column({ type: 'uuid' })
  madeBy: string

  @Column({ type: 'boolean' })
  sending: boolean

  /** Who was looked at last, in the order of their ids. */
  @Column({ type: 'uuid', nullable: true })
  lastPerson: string | null

  /** Nobody is written to before. */
  @Column({ type: 'timestamptz', precision: 3 })
  nextAt: Date
}
