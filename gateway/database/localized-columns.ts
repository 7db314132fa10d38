import { Column } from 'typeorm'

/** A text in both languages as two columns, `<name>_en` and `<name>_ka`; null where it was never written. */
export class LocalizedColumns {
  @Column({ type: 'text', nullable: true })
  en: string | null

  @Column({ type: 'text', nullable: true })
  ka: string | null
}
