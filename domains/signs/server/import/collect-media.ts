import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import {
  fileSize,
  hashFile,
  imageExtensions,
  type MediaSource,
  mediaKindOf,
  posterNames,
  probeVideo,
  requirePicture,
  videoExtensions,
} from '#domains/media/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type FieldError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { csvError } from '../../csv/csv-error.ts'
import type { SignCsvRow } from '../../csv/sign-csv-row.ts'
import { wireName } from '../../properties.ts'
import { filePropertyKeys } from '../../property-files.ts'
import { findFiles } from './find-files.ts'
import { findStoredMedia } from './media.queries.ts'

/** A media that the import creates; its id is negative until it is stored. */
export interface NewMedia extends MediaSource {
  draftId: number
  originalName: string
  bytes: number
}

export interface CollectedMedia {
  /** Media ids by file name, for files that exist. */
  byName: Map<string, number>
  drafts: NewMedia[]
  errors: FieldError[]
  notices: FieldError[]
}

interface RequestedFile {
  name: string
  line: number
  column: string
  kind: 'video' | 'image'
}

/** The files that rows name, with line and column. */
export const requestedFiles = (rows: readonly SignCsvRow[]): RequestedFile[] =>
  rows.flatMap(({ line, files }) =>
    filePropertyKeys.flatMap((key) =>
      (files[key] ?? [])
        .filter((name) => name !== '')
        .map((name) => ({
          name,
          line,
          column: wireName(key),
          kind: key === 'framingImage' ? ('image' as const) : ('video' as const),
        })),
    ),
  )

/**
 * Finds the files beside the CSV. Files that are already stored are recognized by their hash. The others are checked,
 * with an error for each that does not fit its column and its extension.
 */
export async function collectMedia(
  db: Db,
  folder: string,
  requested: readonly RequestedFile[],
  options: { replaceDemo?: boolean | undefined } = {},
): Promise<CollectedMedia> {
  const errors: FieldError[] = []
  const notices: FieldError[] = []
  const createReporter =
    (list: FieldError[], { name, line, column }: RequestedFile) =>
    (code: ErrorCode, params: Record<string, string | number> = {}) =>
      list.push(csvError(line, column, code, { file: name, ...params }))

  const { found, posters } = await locateFiles(folder, requested, createReporter.bind(null, errors))
  const hashes = new Map<string, string>()
  await runConcurrently(found, async ({ path }) => void hashes.set(path, await hashFile(path)))
  const stored = await findStoredMedia(db, [...hashes.values()], options.replaceDemo ?? false)
  const sources = new Map<string, MediaSource>()
  await runConcurrently(found, async ({ path, file }) => {
    const sha256 = hashes.get(path) ?? ''
    const known = { path, kind: file.kind, sha256, poster: posters.get(file.name) }
    if (stored.has(`${file.kind} ${sha256}`)) return void sources.set(file.name, known)
    try {
      sources.set(file.name, { ...known, ...(await inspectFile(known, file, createReporter(notices, file))) })
    } catch (error) {
      if (!isAppError(error) || error.status >= 500) throw error
      createReporter(errors, file)(error.code, error.params)
    }
  })
  const inOrder = found.flatMap(({ file }) => {
    const source = sources.get(file.name)
    return source ? { name: file.name, source } : []
  })
  return { errors, notices, ...(await assignDraftIds(inOrder, stored)) }
}

type ReportFileIssue = (code: ErrorCode, params?: Record<string, string | number>) => void

/** Each requested file once, at its first line, with its path; absent files are left out. */
async function locateFiles(
  folder: string,
  requested: readonly RequestedFile[],
  createReporter: (file: RequestedFile) => ReportFileIssue,
) {
  const distinctFiles = [
    ...new Map(requested.toReversed().map((file) => [`${file.kind} ${file.name}`, file])).values(),
  ]
  const videos = distinctFiles.filter(({ kind }) => kind === 'video').map(({ name }) => name)
  const names = [...distinctFiles.map(({ name }) => name), ...videos.flatMap(posterNames)]
  const paths = await findFiles(folder, new Set(names))
  const found = distinctFiles.toReversed().flatMap((file) => {
    const [path, ...others] = paths.get(file.name) ?? []
    if (path === undefined) return []
    if (others.length > 0) {
      // A folder of the server can be a temporary one, which means nothing to people.
      const inFolder = [path, ...others].map((one) => relative(folder, one))
      createReporter(file)('import.fileTwice', { paths: inFolder.join(', ') })
    } else if (mediaKindOf(file.name) !== file.kind)
      createReporter(file)('import.fileType', { videos: videoExtensions, images: imageExtensions })
    else return { file, path }
    return []
  })
  const posterOf = (video: string) => posterNames(video).flatMap((name) => paths.get(name) ?? [])[0]
  return { found, posters: new Map(videos.map((name) => [name, posterOf(name)])) }
}

/** Checks the content of a file; returns the metadata of a video. */
async function inspectFile(
  { path, kind, poster }: MediaSource,
  { name }: RequestedFile,
  reportNotice: ReportFileIssue,
) {
  if (poster !== undefined) await requirePicture(poster)
  if (kind === 'image') return requirePicture(path).then(() => ({}))
  const video = await probeVideo(path, name)
  if (!video.isPlayable) reportNotice('media.codec', { codec: video.codec })
  return { video }
}

async function assignDraftIds(
  files: readonly { name: string; source: MediaSource }[],
  stored: ReadonlyMap<string, number>,
) {
  const numbers = new Map(stored)
  const byName = new Map<string, number>()
  const drafts: NewMedia[] = []
  for (const { name, source } of files) {
    const key = `${source.kind} ${source.sha256}`
    const id = numbers.get(key) ?? -1 - drafts.length
    if (!numbers.has(key))
      drafts.push({ ...source, draftId: id, originalName: name, bytes: await fileSize(source.path) })
    numbers.set(key, id)
    byName.set(name, id)
  }
  return { byName, drafts }
}

/** Processes several items at a time; the first failure ends it. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, worker))
}
