import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { type VideoMetadata, videoMimeTypes } from '#domains/media/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** A file that will be stored as a media. */
export interface MediaSource {
  path: string
  kind: 'video' | 'image'
  sha256: string
  /** Path of a poster beside the video. */
  poster?: string | undefined
  video?: VideoMetadata
  /** Of the stored original; that of the path if it is missing. */
  extension?: string
}

/** One stored file of a media, as a row of media_file. */
export interface StoredFile {
  mediaId: number
  role: 'original' | 'web' | 'poster'
  key: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
}

const imageTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}
export const videoExtensions = Object.keys(videoMimeTypes).join(' ')
export const imageExtensions = Object.keys(imageTypes).join(' ')

/** Longest side of a picture on the pages, in pixels. */
const longestSide = 1200

const fileExtension = (path: string) => extname(path).toLowerCase()

/** The kind of a media by its file extension; undefined for other files. */
export function mediaKindOf(name: string): MediaSource['kind'] | undefined {
  if (videoMimeTypes[fileExtension(name)]) return 'video'
  return imageTypes[fileExtension(name)] ? 'image' : undefined
}

/** The file name of the poster of a video. */
export const posterName = (video: string): string => `${basename(video, extname(video))}.jpg`

/** The SHA-256 hash of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @throws AppError `import.fileUnreadable` for files that are no PNG, JPEG or WebP picture */
export async function requirePicture(path: string): Promise<void> {
  const { format = '' } = await sharp(path)
    .metadata()
    .catch((cause) => throwUnreadable(path, cause))
  if (!['png', 'jpeg', 'webp'].includes(format)) throwUnreadable(path)
}

/**
 * Stores a file: pictures as given and as WebP of at most 1200 px, videos as given and for the web, with poster. Of a
 * video that is converted later, only the original is stored.
 * @param onKey receives every key before it is written, so that a failed import can delete it
 */
export async function storeMedia(
  storage: Storage,
  mediaId: number,
  { path, kind, poster, video, extension = fileExtension(path) }: MediaSource,
  onKey: (key: string) => void,
  { isConvertedLater = false }: { isConvertedLater?: boolean } = {},
): Promise<StoredFile[]> {
  const storeVariant = async (
    role: StoredFile['role'],
    type: string,
    content: () => Promise<Content>,
  ): Promise<StoredFile> => {
    const key = `${mediaId}/${randomBytes(12).toString('hex')}${type}`
    onKey(key)
    const { data, width, height } = await content()
    const bytes = await storage.write(key, data)
    return { mediaId, role, key, mime: mimeOf(type), bytes, width, height }
  }
  const storeOriginal = (role: StoredFile['role'], { width, height }: Size) =>
    storeVariant(role, extension, async () => ({ width, height, data: createReadStream(path) }))

  if (kind === 'image') {
    const web = await storeVariant('web', '.webp', () => toWebp(path))
    return [await storeOriginal('original', await imageSize(path)), web]
  }
  const size = { width: video?.width ?? null, height: video?.height ?? null }
  if (isConvertedLater) return [await storeOriginal('original', size)]
  const files = [await storeOriginal('original', size), await storeOriginal('web', size)]
  return poster === undefined
    ? files
    : [...files, await storeVariant('poster', '.webp', () => toWebp(poster))]
}

interface Size {
  width: number | null
  height: number | null
}

interface Content extends Size {
  data: Parameters<Storage['write']>[1]
}

const mimeOf = (type: string) => videoMimeTypes[type] ?? imageTypes[type] ?? 'application/octet-stream'

async function toWebp(path: string): Promise<Content> {
  const picture = sharp(path)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await picture
    .webp({ quality: 85, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause) => throwUnreadable(path, cause))
  return { data, width: info.width, height: info.height }
}

async function imageSize(path: string) {
  const { autoOrient } = await sharp(path).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Bytes of a file. */
export const fileSize = async (path: string): Promise<number> => (await stat(path)).size

function throwUnreadable(path: string, cause?: unknown): never {
  throw new AppError('import.fileUnreadable', { params: { file: basename(path) }, cause })
}
