import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/**
 * Somebody as their gifts that are not anonymous are signed, and those of whom was merged into them. Triggers keep it;
 * nobody else writes here.
 */
@Entity('open_people')
@Index('open_people_words_idx', { synchronize: false })
@Index('open_people_sound_idx', ['sound'])
@Index('open_people_name_idx', { synchronize: false })
export class OpenPersonEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  @Column({ type: 'text', nullable: true })
  name: string | null

  @Column({ type: 'text' })
  locale: Locale

  /** What these names sound like, word by word, whichever script they are in. */
  @Column({ type: 'tsvector' })
  words: string

  /** The name alone, for finding who may be the same. */
  @Column({ type: 'text' })
  sound: string
}
