import { Column, type ColumnOptions, Entity, Index, PrimaryColumn } from 'typeorm'
import { hasLife } from '../../schema/life.ts'
import type { Model, PlainKind, RecordOf } from '../../schema/model.ts'
import { hasPlaces } from '../../schema/place.ts'
import { lariColumn } from '../database/lari-column.ts'
import { LocalizedColumns } from '../database/localized-columns.ts'

const types: Record<PlainKind, ColumnOptions> = {
  text: { type: 'text' },
  email: { type: 'text' },
  lari: { type: 'numeric', precision: 12, scale: 2, transformer: lariColumn },
  whole: { type: 'integer' },
  fraction: { type: 'double precision' },
  version: { type: 'integer', default: 1 },
  day: { type: 'date' },
  time: { type: 'time' },
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

/** When and by whom a record was put into the bin. The index of what is there has its exact shape in the migration. */
const declareBin = (table: string, entity: new () => object): void => {
  Column({ type: 'timestamptz', precision: 3, nullable: true })(entity.prototype, 'deletedAt')
  Column({ type: 'uuid', nullable: true })(entity.prototype, 'deletedBy')
  Index(`${table}_bin_idx`, { synchronize: false })(entity)
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
  if (hasPlaces(model)) Column({ type: 'numeric', nullable: true })(prototype, 'place')
  if (hasLife(model)) Index(`${model.table}_published_at_idx`, ['publishedAt'])(RecordEntity)
  for (const [name, field] of Object.entries(model.fields)) {
    if (name === 'createdAt') continue
    if (field.kind === 'localized') Column(() => LocalizedColumns)(prototype, name)
    else if (field.stored) {
      const { data: value } = field.shape.safeParse(undefined)
      const standard = field.isInitial ? { default: () => 'now()' } : value == null ? {} : { default: value }
      Column({ ...types[field.kind], nullable: field.optional, ...standard })(prototype, name)
    }
    if (field.kind === 'version') Column(momentColumn)(prototype, 'updatedAt')
  }
  if (model.hasBin) declareBin(model.table, RecordEntity)
  return RecordEntity
}
