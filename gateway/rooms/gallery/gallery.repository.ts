import type { EntityManager } from 'typeorm'
import { prepare, run } from '../../database/prepared.ts'

interface Slot {
  videoUrl: string
  version: number
}

const inOrder = 'select video_url as "videoUrl", version from gallery_slots order by position'

/** Every reader of the front page asks for it. */
const read = prepare(
  'gallery',
  inOrder,
  ([videoUrl, version]): Slot => ({
    videoUrl: videoUrl ?? '',
    version: Number(version),
  }),
)

export const createGalleryRepository = (manager: EntityManager) => ({
  /** All slots in order, empty ones as empty strings; each knows the version of the whole. */
  slots: () => run(manager, read, []),

  /**
   * Sets every slot at once, the first link into the first slot, and answers them as this has left them, whoever
   * writes after. Where nothing changes, nothing is written, nor where `judge` throws at the version that stands there.
   */
  fill: (videoLinks: readonly string[], judge: (version: number) => void): Promise<Slot[]> =>
    manager.transaction(async (transaction) => {
      const stood = await transaction.query<Slot[]>(`${inOrder} for update`)
      judge(stood[0]?.version ?? 1)
      if (stood.every(({ videoUrl }, index) => videoUrl === (videoLinks[index] ?? ''))) return stood
      await transaction.query(
        `update gallery_slots s
         set video_url = coalesce(given.link, ''), version = version + 1, updated_at = now()
         from generate_series(1, 3) as slot
           left join unnest($1::text[]) with ordinality as given(link, position) on given.position = slot
         where s.position = slot`,
        [videoLinks],
      )
      return transaction.query<Slot[]>(inOrder)
    }),
})

export type GalleryRepository = ReturnType<typeof createGalleryRepository>
