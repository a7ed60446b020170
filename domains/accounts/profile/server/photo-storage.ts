import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '#platform/errors/app-error.ts'
import { privateKey, type Storage } from '#platform/storage/storage.ts'
import { type PhotoCrop, type PhotoSize, photoLimits, photoSides } from '../photo.ts'

const timeoutSeconds = 20
const quality = 82

/** First bytes of the accepted file types; other files are not decoded. */
const fileSignatures = [
  { at: 0, hex: 'ffd8ff' },
  { at: 0, hex: '89504e470d0a1a0a' },
  { at: 8, hex: Buffer.from('WEBP').toString('hex') },
  { at: 4, hex: Buffer.from('ftypavif').toString('hex') },
]

/** Storage key of a square of a photo. */
export const photoKey = (photo: string, size: PhotoSize): string =>
  privateKey(`photos/${photo}-${photoSides[size]}.webp`)

/** Decodes one image at a time, because a large image needs much memory. */
let lastJob: Promise<unknown> = Promise.resolve()
function runSerially<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastJob.then(work)
  lastJob = result.catch(() => {})
  return result
}

/**
 * Stores a photo as two upright squares. They are encoded again, so that no metadata of the file remains.
 * @param crop the largest centred square when it is missing
 * @returns the random part of the storage keys, for the account
 * @throws AppError `photo.tooLarge`, `photo.notPicture`, `photo.tooManyPixels`, `photo.tooSmall`, `storage.full`
 */
export async function storePhoto(
  { storage }: { storage: Storage },
  bytes: Uint8Array,
  crop?: PhotoCrop,
): Promise<string> {
  if (bytes.length > photoLimits.megabytes * 1_000_000)
    throw new AppError('photo.tooLarge', { params: { megabytes: photoLimits.megabytes } })
  const squares = await runSerially(() => cropSquares(bytes, crop))
  const photo = randomBytes(16).toString('hex')
  try {
    for (const [size, square] of squares) await storage.write(photoKey(photo, size), square)
  } catch (error) {
    await removePhoto({ storage }, photo)
    throw error
  }
  return photo
}

/** Removes both squares of a photo. */
export async function removePhoto({ storage }: { storage: Storage }, photo: string): Promise<void> {
  for (const size of Object.keys(photoSides) as PhotoSize[]) await storage.delete(photoKey(photo, size))
}

async function cropSquares(bytes: Uint8Array, crop?: PhotoCrop): Promise<[PhotoSize, Buffer][]> {
  const begin = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  if (!fileSignatures.some(({ at, hex }) => begin.startsWith(hex, at * 2)))
    throw new AppError('photo.notPicture')
  const square = toPixelSquare(await readDimensions(bytes), crop)
  try {
    const upright = await openImage(bytes)
      .autoOrient()
      .extract(square)
      .resize(photoSides.photo, photoSides.photo, { withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    const small = await sharp(upright).resize(photoSides.avatar).webp({ quality }).toBuffer()
    return [
      ['photo', upright],
      ['avatar', small],
    ]
  } catch (cause) {
    throw new AppError('photo.notPicture', { cause })
  }
}

const openImage = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: photoLimits.megapixels * 1_000_000, failOn: 'error' }).timeout({
    seconds: timeoutSeconds,
  })

/** Width and height as the picture is looked at, from its head alone. */
async function readDimensions(bytes: Uint8Array) {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('photo.notPicture', { cause })
    })
  const { megapixels, pixels } = photoLimits
  if (autoOrient.width * autoOrient.height > megapixels * 1_000_000)
    throw new AppError('photo.tooManyPixels', { params: { megapixels } })
  if (Math.min(autoOrient.width, autoOrient.height) < pixels)
    throw new AppError('photo.tooSmall', { params: { pixels } })
  return autoOrient
}

/** The square in pixels, always inside the picture. */
function toPixelSquare({ width, height }: { width: number; height: number }, crop?: PhotoCrop) {
  const shorter = Math.min(width, height)
  const side = crop ? Math.max(1, Math.round(crop.size * shorter)) : shorter
  const left = Math.min(Math.round(crop ? crop.left * width : (width - side) / 2), width - side)
  const top = Math.min(Math.round(crop ? crop.top * height : (height - side) / 2), height - side)
  return { left, top, width: side, height: side }
}
