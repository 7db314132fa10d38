import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Files that go at a moment, unless they are of a picture by then: those that arrive, and what was destroyed. */
@Entity('unkept_pictures')
@Index('unkept_pictures_at_idx', ['at'])
export class UnkeptPictureEntity {
  @PrimaryColumn({ type: 'text' })
  address: string

  @Column({ type: 'timestamptz' })
  at: Date
}
