import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { documentTypes } from '../content-media.ts'
import { type VideoMetadata, videoMimeTypes } from '../video-metadata.ts'
import type {
  encodeLogo,
  encodePagePicture,
  encodeThumbnail,
  readPictureFile,
} from './picture-file.inspection.ts'

/** A file that will be stored as a media. */
export interface MediaSource {
  path: string
  /** In error messages; that of the path if it is missing. */
  name?: string
  kind: 'video' | 'image' | 'file'
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
  role: 'original' | 'web' | 'preview' | 'poster'
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
export const imageExtensionList = Object.keys(imageTypes)
export const imageExtensions = imageExtensionList.join(' ')

const inspections = 'domains/media/server/picture-file.inspection.ts'
const readPicture = inspectionTask<typeof readPictureFile>(inspections, 'readPictureFile')
const encodePicture = inspectionTask<typeof encodePagePicture>(inspections, 'encodePagePicture')
const encodeSmallLogo = inspectionTask<typeof encodeLogo>(inspections, 'encodeLogo')
const encodeSmall = inspectionTask<typeof encodeThumbnail>(inspections, 'encodeThumbnail')

/**
 * A picture as WebP of at most 96 pixels.
 * @throws AppError `media.tooDemanding`, `server.busy`, what `encodeThumbnail` throws
 */
export const makeThumbnail = async (path: string): Promise<Uint8Array> =>
  (await encodeSmall([path, basename(path)], { refuse: refuseDemanding(basename(path)) })).data

const fileExtension = (path: string) => extname(path).toLowerCase()

/** The kind of a media by its file extension; undefined for other files. */
export function mediaKindOf(name: string): 'video' | 'image' | undefined {
  if (videoMimeTypes[fileExtension(name)]) return 'video'
  return imageTypes[fileExtension(name)] ? 'image' : undefined
}

/** The file names that the poster of a video can have, the preferred one first. */
export const posterNames = (video: string): string[] =>
  ['.jpg', '.webp'].map((extension) => `${basename(video, extname(video))}${extension}`)

/** The SHA-256 hash of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Checks a picture by its header.
 * @throws AppError `media.tooDemanding`, `server.busy`, what `readPictureFile` throws
 */
export const requirePicture = async (path: string, name = basename(path)): Promise<void> =>
  void (await pictureHeader(path, name))

const pictureHeader = (path: string, name: string) =>
  readPicture([path, name], { refuse: refuseDemanding(name) })

/**
 * Stores a file: pictures as given and as WebP of at most 1200 px, videos as given and for the web, with poster. Of a
 * video that is converted later and of a document, only the original is stored.
 * @param onKey receives every key before it is written, so that a failed import can delete it
 * @param mayBeLogo also stores a picture in the size of logos, as its preview
 */
export async function storeMedia(
  storage: Storage,
  mediaId: number,
  { path, name = basename(path), kind, poster, video, extension = fileExtension(path) }: MediaSource,
  onKey: (key: string) => void,
  { isConvertedLater = false, mayBeLogo = false }: { isConvertedLater?: boolean; mayBeLogo?: boolean } = {},
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
    const web = await storeVariant('web', '.webp', () => toWebp(path, name))
    const files = [await storeOriginal('original', await pictureHeader(path, name)), web]
    return mayBeLogo ? [...files, await storeVariant('preview', '.webp', () => toLogo(path, name))] : files
  }
  if (kind === 'file') return [await storeOriginal('original', { width: null, height: null })]
  const size = { width: video?.width ?? null, height: video?.height ?? null }
  if (isConvertedLater) return [await storeOriginal('original', size)]
  const files = [await storeOriginal('original', size), await storeOriginal('web', size)]
  return poster === undefined
    ? files
    : [...files, await storeVariant('poster', '.webp', () => toWebp(poster, basename(poster)))]
}

interface Size {
  width: number | null
  height: number | null
}

interface Content extends Size {
  data: Parameters<Storage['write']>[1]
}

const mimeOf = (type: string) =>
  videoMimeTypes[type] ?? imageTypes[type] ?? documentTypes[type]?.mime ?? 'application/octet-stream'

const toWebp = (path: string, name: string): Promise<Content> =>
  encodePicture([path, name], { refuse: refuseDemanding(name) })

const toLogo = (path: string, name: string): Promise<Content> =>
  encodeSmallLogo([path, name], { refuse: refuseDemanding(name) })

/** Bytes of a file. */
export const fileSize = async (path: string): Promise<number> => (await stat(path)).size
