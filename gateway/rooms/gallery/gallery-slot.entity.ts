import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One of the three places of the gallery. The rows are there from the start; an empty address is an empty place. */
@Entity('gallery_slots')
export class GallerySlotEntity {
  /** 1 to 3 */
  @PrimaryColumn({ type: 'smallint' })
  position: number

  @Column({ type: 'text', default: '' })
  videoUrl: string

  /** Of the gallery as a whole: the same in all three, raised by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date
}
