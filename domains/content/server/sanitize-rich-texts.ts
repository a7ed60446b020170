import { requireContentMedia } from '#domains/media/index.ts'
import { mediaUrl, shownFile } from '#domains/media/media.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { mediaOfRichText, sanitizeRichText, withMediaFiles } from './sanitize-rich-text.ts'

/**
 * Texts as they are stored: sanitized, and with the size of each picture and video.
 * @param texts HTML by any key
 * @throws AppError `media.notFound` unless each picture and video is a file of contents
 */
export async function sanitizeRichTexts<Key extends string>(
  tx: Tx,
  texts: Readonly<Record<Key, string>>,
): Promise<Record<Key, string>> {
  const entries = Object.entries<string>(texts).map(([key, html]) => [key, sanitizeRichText(html)] as const)
  const used = entries.map(([, html]) => mediaOfRichText(html))
  const images = used.flatMap((each) => each.images)
  const videos = used.flatMap((each) => each.videos)
  await requireContentMedia(tx, images, 'image')
  await requireContentMedia(tx, videos, 'video')
  const media = await readMedia(tx, [...images, ...videos])
  const attributes = new Map<number, Record<string, string>>()
  for (const each of media) {
    const file = shownFile(each)
    if (!file) continue
    const { key, width, height } = file
    const size = width && height ? { width: `${width}`, height: `${height}` } : undefined
    attributes.set(each.id, { src: mediaUrl(key), ...size })
  }
  return Object.fromEntries(
    entries.map(([key, html]) => [
      key,
      attributes.size > 0 ? withMediaFiles(html, (id) => attributes.get(id)) : html,
    ]),
  ) as Record<Key, string>
}
