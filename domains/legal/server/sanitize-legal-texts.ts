import { sanitizeRichTexts } from '#domains/content/index.ts'
import { requireContentMedia } from '#domains/media/index.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { LegalTexts } from '../legal-text.input.ts'

/**
 * The texts as they are stored.
 * @throws AppError `media.notFound` for pictures and videos that are no files of contents
 */
export async function sanitizeLegalTexts(tx: Tx, texts: LegalTexts): Promise<LegalTexts> {
  const entries = Object.entries(texts)
  const bodies = await sanitizeRichTexts(
    tx,
    Object.fromEntries(entries.map(([language, { body }]) => [language, body])),
  )
  await requireContentMedia(
    tx,
    entries.map(([, { videoId }]) => videoId),
    'video',
  )
  return Object.fromEntries(
    entries.map(([language, { videoId }]) => [language, { body: bodies[language] ?? '', videoId }]),
  )
}
