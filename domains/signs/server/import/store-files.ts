import { mediaKindOf, type StoredFile, storeMedia } from '#domains/media/index.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { reserveIds } from '../bulk-rows.queries.ts'
import type { ImportContext } from '../signs-context.ts'
import { collectMedia, type NewMedia, runConcurrently } from './collect-media.ts'
import { storeMediaRows } from './media.queries.ts'

/** Stored files whose rows are not inserted yet. */
export interface StoredMedia {
  /** The id of a media, also for draft ids. */
  idOf: (draft: number) => number
  /** Inserts the rows. @param source where the media come from */
  insertRows(tx: Tx, source: string): Promise<void>
  /** Deletes the files after a failure. */
  discard(): Promise<void>
}

interface StoreOptions {
  /** Receives the number of stored media. */
  onProgress?: (count: number) => void
  /** Videos wait for their renditions. */
  isConvertedLater?: boolean
}

/**
 * Stores the files of new media.
 * @throws AppError `storage.full`, `import.fileUnreadable`; nothing is left then
 */
export async function storeFiles(
  { db, storage }: Pick<ImportContext, 'db' | 'storage'>,
  media: readonly NewMedia[],
  { onProgress = () => {}, isConvertedLater = false }: StoreOptions = {},
): Promise<StoredMedia> {
  const ids = await reserveIds(db, 'media', media.length)
  const byDraft = new Map(media.map(({ draftId }, index) => [draftId, ids[index] ?? 0]))
  const number = (draft: number) => byDraft.get(draft) ?? draft
  const files: StoredFile[] = []
  const keys: string[] = []
  const discard = async () => {
    for (const key of keys) await storage.delete(key)
  }
  let count = 0
  try {
    await runConcurrently(media, async (item) => {
      files.push(
        ...(await storeMedia(storage, number(item.draftId), item, (key) => keys.push(key), {
          isConvertedLater,
        })),
      )
      onProgress(++count)
    })
  } catch (error) {
    await discard()
    throw error
  }
  const rows = media.map(({ video, ...item }) => ({
    ...item,
    id: number(item.draftId),
    state: isConvertedLater && item.kind === 'video' ? ('uploaded' as const) : ('ready' as const),
    durationMs: video?.durationMs,
    framesPerSecond: video?.framesPerSecond,
  }))
  return { idOf: number, discard, insertRows: (tx, source) => storeMediaRows(tx, rows, files, source) }
}

/**
 * Stores files of a folder as media, unless they are already stored.
 * @returns the result of `storeFiles`, and the media id of each existing file
 * @throws AppError `import.failed` naming files that cannot be read
 */
export async function storeFolderFiles(
  context: { db: Db; storage: ImportContext['storage'] },
  { folder, names }: { folder: string; names: readonly string[] },
) {
  const wanted = names.map((name) => ({
    name,
    line: 1,
    column: name,
    kind: mediaKindOf(name) ?? ('image' as const),
  }))
  const { byName, drafts, errors } = await collectMedia(context.db, folder, wanted)
  if (errors.length > 0)
    throw new AppError('import.failed', { params: { count: errors.length }, fields: errors })
  const stored = await storeFiles(context, drafts)
  const numbers = new Map([...byName].map(([name, id]) => [name, stored.idOf(id)]))
  return { ...stored, numberOf: (name: string) => numbers.get(name) }
}
