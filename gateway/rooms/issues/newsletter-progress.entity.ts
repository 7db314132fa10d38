import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** How far an issue of the newsletter has come, from its first reader on. */
@Entity('newsletter_progress')
export class NewsletterProgressEntity {
  @ForeignKey('newsletter_issues', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  issueId: string

  /** Who was written to last, in the order of their ids. */
  @Column({ type: 'uuid', nullable: true })
  lastReader: string | null

  /** Nobody is written to before. */
  @Column({ type: 'timestamptz' })
  nextAt: Date

  /** When the last of them had been written to; null before. */
  @Column({ type: 'timestamptz', nullable: true })
  writtenAt: Date | null

  /** How many there were to be written to as it began; by then how many were. */
  @Column({ type: 'integer' })
  readers: number

  @Column({ type: 'integer', default: 0 })
  written: number

  /** Of the letters to them. */
  @Column({ type: 'integer', default: 0 })
  delivered: number

  @Column({ type: 'integer', default: 0 })
  failed: number

  @Column({ type: 'integer', default: 0 })
  doubtful: number
}
