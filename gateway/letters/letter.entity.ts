import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { LetterKind, LetterState } from '../../schema/letters.ts'
import type { Locale } from '../../schema/locales.ts'

/** A letter to somebody. What it says is made as it is sent, so that no secret of a link is kept. */
@Entity({
  name: 'letters',
  comment: 'What the site has written to somebody by email, and what became of it.',
})
@Index('letters_unsettled_idx', { synchronize: false })
@Index('letters_recipient_key_idx', { synchronize: false })
@Index('letters_search_idx', { synchronize: false })
@Index('letters_over_idx', { synchronize: false })
@Index('letters_occasion_idx', { synchronize: false })
@Index('letters_state_idx', ['state', 'id'])
export class LetterEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text' })
  kind: LetterKind

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'text' })
  recipient: string

  /** The record that its words are made from: of an invitation, say. */
  @Column({ type: 'uuid', nullable: true })
  about: string | null

  @Column({ type: 'text', default: 'waiting' })
  state: LetterState

  /** How often it was tried, also where no server got as far as being handed it. */
  @Column({ type: 'integer', default: 0 })
  attempts: number

  /** What was said last of why it did or did not go. */
  @Column({ type: 'text', nullable: true })
  answer: string | null

  @Column({ type: 'timestamptz' })
  writtenAt: Date

  @Column({ type: 'timestamptz', nullable: true })
  triedAt: Date | null

  /** How often somebody had it sent again. */
  @Column({ type: 'integer', default: 0 })
  resends: number

  /** When somebody left it at that, of what has failed or is in doubt. */
  @Column({ type: 'timestamptz', nullable: true })
  dismissedAt: Date | null
}
