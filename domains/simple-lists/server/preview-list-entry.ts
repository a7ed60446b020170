import { sanitizeRichTexts } from '#domains/content/index.ts'
import { type Media, requireContentMedia } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { authorize } from '#platform/policy.ts'
import { type PreviewText, previewText } from '../preview-text.ts'
import type { SimpleList } from '../simple-list.ts'
import { readEntryLanguages } from './entry-languages.ts'

/** A text as visitors read it, with its film. */
export interface EntryPreview extends Omit<PreviewText, 'film'> {
  film: Media | null
}

/**
 * The text of a form that is not saved, as visitors would read it in a language: sanitized, with its film. Nothing is
 * stored.
 * @returns null where neither the language nor the default one has a text
 * @throws AppError `media.notFound` for files that are no files of contents; the reasons of the list's `mayManage`
 */
export const previewListEntry = (
  { db }: { db: Db },
  actor: Actor,
  { list, values, language }: { list: SimpleList; values: FormValues; language: string },
): Promise<EntryPreview | null> => {
  authorize(list.mayManage(actor))
  return inTransaction(db, async (tx) => {
    const { defaultCode } = await readEntryLanguages(tx, list)
    const text = previewText(list, values, language, defaultCode)
    if (!text) return null
    const { html } = await sanitizeRichTexts(tx, { html: text.html })
    await requireContentMedia(tx, [text.film], 'video')
    const [film = null] = text.film === null ? [] : await readMedia(tx, [text.film])
    return { ...text, html, film }
  })
}
