import { type Media, shownFile } from '#domains/media/index.ts'
import type { LegalVersion, PageVideo } from './content.ts'

type Texts<T> = (texts: Readonly<Record<string, T>>) => T | null

const mediaUrl = (media: Media | undefined, role?: 'poster') => {
  const file = media && (role ? media.files[role] : shownFile(media))
  return file ? { url: `/media/${file.key}` } : null
}

/** A version of the privacy policy as the specification's call writes it. */
export const toPrivacyPolicyWire = (version: LegalVersion, textIn: Texts<LegalVersion['texts'][string]>) => ({
  id: version.id,
  description: textIn(version.texts)?.body ?? null,
})

/** A page video as the specification's call writes it; without a preview image of its own, the video's poster. */
export const toPageVideoWire = (
  video: PageVideo,
  media: (id: number | null) => Media | undefined,
  textIn: Texts<PageVideo['texts'][string]>,
) => {
  const text = textIn(video.texts)
  return {
    id: video.id,
    slug: video.slug,
    name: video.name,
    status: video.active ? 1 : 0,
    title: text?.title ?? null,
    description: text?.description ?? null,
    video: mediaUrl(media(video.videoId)),
    preview_image: mediaUrl(media(video.previewImageId)) ?? mediaUrl(media(video.videoId), 'poster'),
  }
}
