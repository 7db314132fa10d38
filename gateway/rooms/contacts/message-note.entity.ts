import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** Something the team knows of a message. It stays with the message in the bin, and goes with it. */
@Entity('message_notes')
@Index('message_notes_addresses_idx', { synchronize: false })
@Index('message_notes_message_id_idx', ['messageId', 'id'])
export class MessageNoteEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('contact_messages', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  messageId: string

  @Column({ type: 'text' })
  text: string

  @Column({ type: 'uuid', nullable: true })
  writtenBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  writtenAt: Date
}
