/** A video that explains a page; texts by content language. Disabled ones are found by id, but not played. */
export interface PageVideo {
  id: number
  slug: string
  name: string
  active: boolean
  activatedAt: Date
  videoId: number | null
  previewImageId: number | null
  texts: Record<string, { title: string; description: string }>
}

/** The page video with an id (disabled ones included), or the most recently activated one of a slug. */
export function findPageVideo(
  videos: readonly PageVideo[],
  idOrSlug: number | string,
): PageVideo | undefined {
  if (typeof idOrSlug === 'number') return videos.find((video) => video.id === idOrSlug)
  return videos
    .filter((video) => video.active && video.slug === idOrSlug)
    .toSorted((a, b) => b.activatedAt.getTime() - a.activatedAt.getTime() || b.id - a.id)[0]
}
