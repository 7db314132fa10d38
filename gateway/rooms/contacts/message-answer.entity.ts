import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** What the team has answered to a message, by letter. It stays with the message in the bin, and goes with it. */
@Entity('message_answers')
@Index('message_answers_addresses_idx', { synchronize: false })
@Index('message_answers_message_id_idx', ['messageId', 'id'])
export class MessageAnswerEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('contact_messages', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  messageId: string

  @Column({ type: 'text' })
  text: string

  /** What it went by. */
  @Column({ type: 'uuid' })
  letterId: string

  @Column({ type: 'uuid', nullable: true })
  writtenBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  writtenAt: Date
}
