import type { EntityManager } from 'typeorm'

export const createGalleryRepository = (manager: EntityManager) => ({
  /** All slots in order, empty ones as empty strings; each knows the version of the whole. */
  slots: () =>
    manager.query<{ videoUrl: string; version: number }[]>(
      'select video_url as "videoUrl", version from gallery_slots order by position',
    ),

  /**
   * Sets every slot at once: the first link into the first slot.
   * False, and nothing written, when a version is given and the gallery is no longer of that one.
   */
  fill: async (videoLinks: readonly string[], version: number | undefined): Promise<boolean> => {
    const [answer] = await manager.query<{ changed: number }[]>(
      `with changed as (
         update gallery_slots s
         set video_url = coalesce(given.link, ''), version = version + 1, updated_at = now()
         from generate_series(1, 3) as slot
           left join unnest($1::text[]) with ordinality as given(link, position) on given.position = slot
         where s.position = slot and ($2::integer is null or s.version = $2)
         returning s.position
       ) select count(*)::int as changed from changed`,
      [videoLinks, version ?? null],
    )
    return answer?.changed === 3
  },
})

export type GalleryRepository = ReturnType<typeof createGalleryRepository>
