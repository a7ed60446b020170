import { z } from 'zod'
import { type Media, mediaUrl, shownMediaUrl } from '#domains/media/media.ts'
import type { PageVideo } from './page-video.ts'

const link = z.object({ url: z.string() }).nullable()

export const pageVideoWire = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    status: z.int(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    path: z.string().nullable(),
    video: link,
    preview_image: link,
  })
  .meta({ id: 'PageVideo' })

type PageVideoText = PageVideo['texts'][string]

/**
 * A page video as the specification's API returns it: `image` and `path` for page videos, `preview_image` and `video`
 * with the same URLs for explanatory videos. Without a preview image the poster of the video is used.
 * @param textIn picks the text in the language of the request, or a fallback
 */
export const toPageVideoWire = (
  video: PageVideo,
  findMedia: (id: number | null) => Media | undefined,
  textIn: (texts: Readonly<Record<string, PageVideoText>>) => PageVideoText | null,
): z.output<typeof pageVideoWire> => {
  const text = textIn(video.texts)
  const media = findMedia(video.videoId)
  const poster = media?.files.poster
  const path = shownMediaUrl(media)
  const image = shownMediaUrl(findMedia(video.previewImageId)) ?? (poster ? mediaUrl(poster.key) : null)
  return {
    id: video.id,
    slug: video.slug,
    name: video.name,
    status: video.active ? 1 : 0,
    title: text?.title ?? null,
    description: text?.description ?? null,
    image,
    path,
    video: toLink(path),
    preview_image: toLink(image),
  }
}

const toLink = (url: string | null) => (url === null ? null : { url })
