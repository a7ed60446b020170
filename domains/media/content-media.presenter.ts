import { contentKindOf } from './content-media.ts'
import type { ContentMediaWire } from './content-media.wire.ts'
import { type Media, mediaUrl, shownFile } from './media.ts'

/** A file of contents as fields and the API show it. */
export function presentContentMedia(media: Media): ContentMediaWire {
  const file = media.state === 'ready' ? shownFile(media) : undefined
  return {
    id: media.id,
    kind: contentKindOf(media.kind),
    name: media.originalName,
    state: media.state,
    url: file ? mediaUrl(file.key) : null,
    poster: mediaUrl(media.files.poster?.key ?? null),
    mime: file?.mime ?? null,
    bytes: file?.bytes ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
  }
}
