import { Column, ForeignKey, PrimaryColumn } from 'typeorm'

/** A link to somebody's account that is written to them: what is done by it is done once, and only for a while. */
export abstract class LinkEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  userId: string

  /** Null until its letter is sent; whoever reads the table makes no link of it. */
  @Column({ type: 'text', nullable: true })
  tokenHash: string | null

  @Column({ type: 'timestamptz' })
  askedAt: Date

  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
