import { extname } from 'node:path'
import { valuesFileName } from '#domains/vocabularies/values-file.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type ZipEntry, zipStream } from '#platform/storage/zip-stream.ts'
import { exportFileNames } from '../export-file-names.ts'
import {
  type ExportedMedium,
  listExportedMedia,
  listExportedPictures,
  listExportedValues,
} from './export-media.queries.ts'
import { exportSigns } from './export-signs.ts'
import { pictureName } from './import/collect-pictures.ts'

interface ArchiveContext {
  db: Db
  storage: Pick<Storage, 'read'>
  now: () => Date
}

/**
 * All signs that are not deleted as a ZIP: the CSV, the files that it names, and the values of the reference lists with
 * their names and pictures. An import takes it as it is. Its chunks are made while it is read.
 * @throws AppError `media.notFound` for a file that the storage lacks
 */
export async function* exportArchive({ db, storage, now }: ArchiveContext): AsyncGenerator<Uint8Array> {
  const media = await listExportedMedia(db)
  const names = exportFileNames(media.map(asNamedFile))
  const stored = (path: string, key: string): ZipEntry => ({
    path,
    isCompressed: true,
    content: () => storage.read(key),
  })
  const files = media.flatMap(({ id, key, posterKey }) => {
    const name = names.get(id) ?? ''
    const poster = posterKey === null ? [] : [stored(`media/${posterOf(name, posterKey)}`, posterKey)]
    return [stored(`media/${name}`, key), ...poster]
  })
  const pictures = (await listExportedPictures(db))
    // A value that an earlier import created can have any characters, also those of paths.
    .filter((picture) => !/[/\\:]/.test(pictureName(picture)))
    .map((picture) => stored(`values/${pictureName(picture)}${extname(picture.key)}`, picture.key))
  const table = { path: 'signs.csv', content: () => exportSigns(db, 'csv', (id) => names.get(id)) }
  const values = {
    path: valuesFileName,
    content: async () => `${JSON.stringify(await listExportedValues(db), null, 1)}\n`,
  }
  yield* zipStream([table, values, ...files, ...pictures], now())
}

const asNamedFile = ({ id, originalName, key, posterKey }: ExportedMedium) => ({
  id,
  originalName,
  extension: extname(key),
  ...(posterKey !== null && { posterExtension: extname(posterKey) }),
})

const posterOf = (video: string, posterKey: string) =>
  `${video.slice(0, video.length - extname(video).length)}${extname(posterKey)}`
