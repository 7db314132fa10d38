import { Column, Entity, PrimaryColumn } from 'typeorm'

/** When the next letter to many may be brought to the mail server, by whichever gateway: one row. */
@Entity({
  name: 'letter_pace',
  comment: 'When the next letter to many may be brought to the mail server, by whichever gateway.',
})
export class LetterPaceEntity {
  @PrimaryColumn({ type: 'boolean', default: true })
  id: boolean

  @Column({ type: 'timestamptz', precision: 3 })
  nextAt: Date
}
