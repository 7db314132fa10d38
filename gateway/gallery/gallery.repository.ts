import type { EntityManager } from 'typeorm'

export const createGalleryRepository = (manager: EntityManager) => ({
  /** The links of all slots in order, empty ones as empty strings. */
  slots: async (): Promise<string[]> => {
    const rows = await manager.query<{ videoUrl: string }[]>(
      'select video_url as "videoUrl" from gallery_slots order by position',
    )
    return rows.map(({ videoUrl }) => videoUrl)
  },

  /** Sets every slot at once: the first link into the first slot. */
  fill: async (videoLinks: readonly string[]): Promise<void> => {
    await manager.query(
      `update gallery_slots s set video_url = coalesce(given.link, ''), updated_at = now()
       from generate_series(1, 3) as slot
         left join unnest($1::text[]) with ordinality as given(link, position) on given.position = slot
       where s.position = slot`,
      [videoLinks],
    )
  },
})

export type GalleryRepository = ReturnType<typeof createGalleryRepository>
