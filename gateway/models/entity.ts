import { Column, type ColumnOptions, Entity, PrimaryColumn } from 'typeorm'
import type { Model, PlainKind, RecordOf } from '../../schema/model.ts'
import { lariColumn } from '../database/lari-column.ts'
import { LocalizedColumns } from '../database/localized-columns.ts'

const types: Record<PlainKind, ColumnOptions> = {
  text: { type: 'text' },
  email: { type: 'text' },
  lari: { type: 'numeric', precision: 12, scale: 2, transformer: lariColumn },
  version: { type: 'integer', default: 1 },
  day: { type: 'date' },
  instant: { type: 'timestamptz' },
  flag: { type: 'boolean' },
  choice: { type: 'text' },
  locale: { type: 'text' },
  picture: { type: 'text' },
  video: { type: 'text' },
}

const momentColumn: ColumnOptions = { type: 'timestamptz', default: () => 'now()' }

/** When a record was made, and last changed if it can be. */
interface Moments {
  createdAt: Date
  updatedAt: Date
}

/** The table of a model, for writes and for the test that compares it with the migrations. */
export function entityOf<Of extends Model>(model: Of): new () => Omit<RecordOf<Of>, keyof Moments> & Moments
export function entityOf(model: Model): new () => object {
  @Entity(model.table)
  class RecordEntity {
    @PrimaryColumn({ type: 'uuid' })
    id: string

    @Column(momentColumn)
    createdAt: Date
  }

  const { prototype } = RecordEntity
  for (const [name, field] of Object.entries(model.fields)) {
    if (name === 'createdAt') continue
    if (field.kind === 'localized') Column(() => LocalizedColumns)(prototype, name)
    else if (field.stored) Column({ ...types[field.kind], nullable: field.optional })(prototype, name)
    if (field.kind === 'version') Column(momentColumn)(prototype, 'updatedAt')
  }
  return RecordEntity
}
