import { contentKindOf, contentMediaKinds } from '#domains/media/content-media.ts'
import { requireContentMedia } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { filesOfForm } from '../entry-draft.ts'
import { fileFields, fileOf, filmsOf } from '../entry-files.ts'
import { isMediaField, mediaKinds } from '../kinds/media-file.ts'
import type { EntryContent } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'

/**
 * Requires that the new files of an entry exist and are of the kinds that their fields take.
 * @param before the stored content; null for a new entry
 * @throws AppError `media.notFound`
 */
export async function requireFiles(
  tx: Tx,
  list: SimpleList,
  before: EntryContent | null,
  content: EntryContent,
): Promise<void> {
  await requireFilms(tx, list, before, content)
  for (const [field, { kind }] of fileFields(list)) {
    const id = fileOf(list, content, field)
    if (id === null || !isMediaField(kind) || (before && fileOf(list, before, field) === id)) continue
    await requireContentMedia(tx, [id], mediaKinds[kind] ?? (await storedKind(tx, id)))
  }
}

/** The films of texts that are new. */
async function requireFilms(tx: Tx, list: SimpleList, before: EntryContent | null, content: EntryContent) {
  const known = new Set(before ? filmsOf(list, before).map(([, id]) => id) : [])
  const added = filmsOf(list, content).flatMap(([, id]) => (known.has(id) ? [] : [id]))
  await requireContentMedia(tx, added, 'video')
}

/**
 * Requires that the files that a form names exist and are of the kinds that their fields take.
 * @throws AppError `media.notFound`
 */
export async function requireFilesOfForm(tx: Tx, files: ReturnType<typeof filesOfForm>): Promise<void> {
  for (const kind of contentMediaKinds) {
    const ids = files.flatMap((file) => (file.kind === kind ? [file.id] : []))
    await requireContentMedia(tx, ids, kind)
  }
  for (const { id, kind } of files)
    if (kind === null) await requireContentMedia(tx, [id], await storedKind(tx, id))
}

async function storedKind(tx: Tx, id: number) {
  const [media] = await readMedia(tx, [id])
  if (!media) throw new AppError('media.notFound')
  return contentKindOf(media.kind)
}
