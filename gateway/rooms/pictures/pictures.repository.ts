import { Column, type EntityManager, Index, Unique } from 'typeorm'
import { mostUsesTold } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import { type PictureUse, picture, pictured, pictureUse } from '../../../schema/picture-library.ts'
import { selectList } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository, type RecordsOptions } from '../../models/records.repository.ts'
import { createUnkeptFiles } from '../../models/unkept-files.ts'

export const PictureEntity = entityOf(picture)
const { prototype } = PictureEntity
Unique('pictures_address_key', ['address'])(PictureEntity)
Column({ type: 'integer', default: 0 })(prototype, 'useCount')
Column({ type: 'uuid', nullable: true })(prototype, 'uploadedBy')
const indexes = ['listed', 'name', 'unused', 'used', 'undescribed', 'search'].map(
  (of) => `pictures_${of}_idx`,
)
for (const name of indexes) Index(name, { synchronize: false })(PictureEntity)

const unkeptFiles = (manager: EntityManager) =>
  createUnkeptFiles(manager, {
    table: 'unkept_pictures',
    name: 'address',
    kept: { table: 'pictures', name: 'address' },
  })

/** A picture whose files are there. */
export interface ArrivedPicture {
  id: string
  address: string
  name: string
  uploadedBy: string
  createdAt: Date
}

/** The newest of each kind, from which the newest of all are taken. */
const uses = namesOf(pictured)
  .map((kind) => {
    const told = selectList(pictureUse, { kind: `'${kind}'`, isInBin: 'r.deleted_at is not null' })
    return `(select ${told} from ${pictured[kind].table} r
         where r.image_url = p.address and r.image_url like '/uploads/%' order by r.id desc limit ${mostUsesTold})`
  })
  .join(' union all ')

interface UseRow {
  picture: string
  id: string
  kind: PictureUse['kind']
  'title.en': string | null
  'title.ka': string | null
  isInBin: boolean
}

export const createPicturesRepository = (
  manager: EntityManager,
  { site }: Pick<RecordsOptions<never>, 'site'> = {},
) => ({
  ...createRecordsRepository(manager, picture, {
    entity: PictureEntity,
    ...(site !== undefined && { site }),
    joins: 'left join users u on u.id = r.uploaded_by',
    computed: { uploadedBy: `u.first_name || ' ' || u.last_name` },
    filters: {
      unused: () => 'r.use_count = 0',
      used: () => 'r.use_count > 0',
      undescribed: () => 'num_nulls(r.alt_en, r.alt_ka) > 0',
    },
  }),

  /** The id of the picture that is kept at this path. */
  idAt: async (address: string): Promise<string | null> => {
    const [found] = await manager.query<{ id: string }[]>(
      'select id from pictures where address = $1 and deleted_at is null',
      [address],
    )
    return found?.id ?? null
  },

  /** What uses each of these, the newest of it first. */
  usesOf: async (ids: readonly string[]): Promise<PictureUse[][]> => {
    const rows = await manager.query<UseRow[]>(
      `select p.id as picture, used.* from pictures p cross join lateral (
         ${uses} order by id desc limit ${mostUsesTold}
       ) used where p.id = any($1) order by p.id, used.id desc`,
      [ids],
    )
    return ids.map((wanted) =>
      rows
        .filter((row) => row.picture === wanted)
        .map((row) => ({
          id: row.id,
          kind: row.kind,
          title: { en: row['title.en'], ka: row['title.ka'] },
          isInBin: row.isInBin,
        })),
    )
  },

  /** Files that go unless their picture has arrived by then, and what was destroyed. */
  ...unkeptFiles(manager),

  /** Keeps a picture whose files are there; the same again is the same picture, out of the bin. */
  keep: ({ id, address, name, uploadedBy, createdAt }: ArrivedPicture): Promise<void> =>
    manager.transaction(async (transaction) => {
      // Whoever is removing these files holds the line: what they have removed is written again after this.
      await transaction.query('delete from unkept_pictures where address = $1', [address])
      await transaction.query(
        `insert into pictures (id, address, name, uploaded_by, created_at) values ($1, $2, $3, $4, $5)
         on conflict (address) do update set deleted_at = null, deleted_by = null
         where pictures.deleted_at is not null`,
        [id, address, name, uploadedBy, createdAt],
      )
    }),
})

export type PicturesRepository = ReturnType<typeof createPicturesRepository>
