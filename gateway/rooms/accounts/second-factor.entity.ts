import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** What somebody signs in with besides their password, or is about to. */
@Entity('second_factors')
export class SecondFactorEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  userId: string

  /** Sealed: whoever reads the table makes no codes of it. */
  @Column({ type: 'text' })
  key: string

  /** Of the newest code that was taken: neither it nor an older one is taken again. */
  @Column({ type: 'bigint', default: 0 })
  lastCounter: string

  /** Null until a first code has shown that the telephone has the key: until then nobody is asked for one. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null

  /** When the recovery codes were made that are left. */
  @Column({ type: 'timestamptz', nullable: true })
  codesMadeAt: Date | null
}
