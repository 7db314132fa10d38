import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/**
 * Whoever gives one email, or where there is none one name. Triggers find and describe them by what donors say; names and
 * emails here follow those. Who was merged into somebody keeps their line.
 */
@Entity('people')
@Unique('people_fingerprint_key', ['fingerprint'])
@Index('people_words_idx', { synchronize: false })
@Index('people_sound_idx', { synchronize: false })
@Index('people_name_idx', { synchronize: false })
@Index('people_root_id_idx', ['rootId'])
@Index('people_merged_into_idx', ['mergedInto'])
export class PersonEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  /** Of the email, or of the name where there is none. */
  @Column({ type: 'bytea' })
  fingerprint: Buffer

  @Column({ type: 'text', nullable: true })
  name: string | null

  @Column({ type: 'text', nullable: true })
  email: string | null

  @Column({ type: 'text' })
  locale: Locale

  /** How they are written to, as the team has said; else as their gifts and promises tell. */
  @Column({ type: 'text', nullable: true })
  toldLocale: Locale | null

  /** What names and emails sound like, word by word, whichever script they are in. */
  @Column({ type: 'tsvector' })
  words: string

  /** The name alone, for finding who may be the same. */
  @Column({ type: 'text' })
  sound: string

  /** Whom the gifts count for: the person, or who they were merged into at last. */
  @ForeignKey('people', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  rootId: string

  @ForeignKey('people', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  mergedInto: string | null

  @Column({ type: 'uuid', nullable: true })
  mergedBy: string | null

  @Column({ type: 'timestamptz', nullable: true })
  mergedAt: Date | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
