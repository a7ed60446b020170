import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { newIds } from '../row-sets.ts'
import type { ImportContext } from '../signs-context.ts'
import { collectMedia, inParallel, type NewMedia } from './collect-media.ts'
import { storeMediaRows } from './media-rows.ts'
import { kindOf, type StoredFile, storeMedia } from './store-media.ts'

/** Files that are stored already, while their rows wait for a transaction. */
export interface StoredMedia {
  /** The number of a media, for drafts too. */
  number: (draft: number) => number
  /** Writes the rows. @param source where the media come from */
  record(tx: Tx, source: string): Promise<void>
  /** Takes the files back, after a failure. */
  discard(): Promise<void>
}

/**
 * Stores the files of new media.
 * @param done hears how many are stored
 * @throws AppError `storage.full`, `import.fileUnreadable`; nothing is left then
 */
export async function storeFiles(
  { db, storage }: Pick<ImportContext, 'db' | 'storage'>,
  media: readonly NewMedia[],
  done: (count: number) => void = () => {},
): Promise<StoredMedia> {
  const ids = await newIds(db, 'media', media.length)
  const byDraft = new Map(media.map(({ draft }, index) => [draft, ids[index] ?? 0]))
  const number = (draft: number) => byDraft.get(draft) ?? draft
  const files: StoredFile[] = []
  const keys: string[] = []
  const discard = async () => {
    for (const key of keys) await storage.delete(key)
  }
  let count = 0
  try {
    await inParallel(media, async (item) => {
      files.push(...(await storeMedia(storage, number(item.draft), item, (key) => keys.push(key))))
      done(++count)
    })
  } catch (error) {
    await discard()
    throw error
  }
  const rows = media.map(({ video, ...item }) => ({
    ...item,
    id: number(item.draft),
    durationMs: video?.durationMs,
    framesPerSecond: video?.framesPerSecond,
  }))
  return { number, discard, record: (tx, source) => storeMediaRows(tx, rows, files, source) }
}

/**
 * Stores files of a folder as media, those that are stored already not again.
 * @returns what storeFiles returns, and the number of each file that is there
 * @throws AppError `import.failed` naming files that cannot be read
 */
export async function storeFolderFiles(
  context: { db: Db; storage: ImportContext['storage'] },
  folder: string,
  names: readonly string[],
) {
  const wanted = names.map((name) => ({
    name,
    line: 1,
    column: name,
    kind: kindOf(name) ?? ('image' as const),
  }))
  const { byName, drafts, errors } = await collectMedia(context.db, folder, wanted)
  if (errors.length > 0)
    throw new AppError('import.failed', { params: { count: errors.length }, fields: errors })
  const stored = await storeFiles(context, drafts)
  const numbers = new Map([...byName].map(([name, id]) => [name, stored.number(id)]))
  return { ...stored, numberOf: (name: string) => numbers.get(name) }
}
