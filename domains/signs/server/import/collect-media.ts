import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { type FieldError, isAppError } from '#platform/errors/app-error.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { SignRow } from '../../csv/sign-row.ts'
import { wireName } from '../../properties.ts'
import { findFiles } from './find-files.ts'
import {
  hashFile,
  imageEndings,
  kindOf,
  type MediaSource,
  posterName,
  requirePicture,
  sizeOnDisk,
  videoEndings,
} from './media-files.ts'

/** A media that the import makes; its number is negative until it is stored. */
export interface NewMedia extends MediaSource {
  draft: number
  originalName: string
  bytes: number
}

export interface CollectedMedia {
  /** Media by the name of its file, for files that are there. */
  byName: Map<string, number>
  drafts: NewMedia[]
  errors: FieldError[]
}

interface Wanted {
  name: string
  line: number
  column: string
  kind: 'video' | 'image'
}

/** The files that rows name, with the place that names them first. */
export const filesOfRows = (rows: readonly SignRow[]): Wanted[] =>
  rows.flatMap(({ line, files }) => [
    ...(files.video ?? []).map((name) => ({ name, line, column: wireName('video'), kind: 'video' as const })),
    ...(files.framingImage ?? []).map((name) => ({
      name,
      line,
      column: wireName('framingImage'),
      kind: 'image' as const,
    })),
  ])

/** Finds files beside the CSV, reads them once, and knows again by their hash those that are stored already. */
export async function collectMedia(
  db: Db,
  folder: string,
  wanted: readonly Wanted[],
): Promise<CollectedMedia> {
  const firsts = [...new Map(wanted.toReversed().map((file) => [file.name, file])).values()]
  const posters = firsts.filter(({ kind }) => kind === 'video').map(({ name }) => posterName(name))
  const paths = await findFiles(folder, new Set([...firsts.map(({ name }) => name), ...posters]))
  const errors: FieldError[] = []
  const read: (MediaSource & { name: string })[] = []

  await inParallel(firsts, async ({ name, line, column, kind }) => {
    const found = paths.get(name) ?? []
    const [path] = found
    if (path === undefined) return
    const say = (code: FieldError['code'], params: Record<string, string>) =>
      errors.push(csvError(line, column, code, { file: name, ...params }))
    if (found.length > 1) say('import.fileTwice', { paths: found.join(', ') })
    else if (kindOf(name) !== kind) say('import.fileType', { videos: videoEndings, images: imageEndings })
    else {
      const [poster] = kind === 'video' ? (paths.get(posterName(name)) ?? []) : []
      try {
        if (kind === 'image') await requirePicture(path)
        if (poster !== undefined) await requirePicture(poster)
        read.push({ name, path, kind, poster, sha256: await hashFile(path) })
      } catch (error) {
        if (!isAppError(error)) throw error
        say('import.fileUnreadable', {})
      }
    }
  })
  return {
    errors,
    ...(await numberMedia(
      db,
      firsts.flatMap(({ name }) => read.find((file) => file.name === name) ?? []),
    )),
  }
}

async function numberMedia(db: Db, files: readonly (MediaSource & { name: string })[]) {
  const hashes = files.map(({ sha256 }) => sha256)
  const { rows } = await sql<{ id: number; sha256: string }>`
    select min(id) as id, sha256 from media where sha256 = any(${hashes}::text[]) group by sha256
  `.execute(db)
  const byHash = new Map(rows.map(({ id, sha256 }) => [sha256, id]))
  const byName = new Map<string, number>()
  const drafts: NewMedia[] = []
  for (const { name, ...file } of files) {
    const id = byHash.get(file.sha256) ?? -1 - drafts.length
    if (!byHash.has(file.sha256))
      drafts.push({ ...file, draft: id, originalName: basename(name), bytes: await sizeOnDisk(file.path) })
    byHash.set(file.sha256, id)
    byName.set(name, id)
  }
  return { byName, drafts }
}

/** Works on several items at a time; the first failure ends it. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, worker))
}
