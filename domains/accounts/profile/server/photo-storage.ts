import { randomBytes } from 'node:crypto'
import { AppError } from '#platform/errors/app-error.ts'
import { inspectionTask, refuseDemandingPhoto } from '#platform/inspection/inspect.ts'
import { privateKey, type Storage } from '#platform/storage/storage.ts'
import { type PhotoCrop, type PhotoSize, photoLimits, photoSides } from '../photo.ts'
import type { cropSquares } from './photo-squares.inspection.ts'

const inspectPhoto = inspectionTask<typeof cropSquares>(
  'domains/accounts/profile/server/photo-squares.inspection.ts',
  'cropSquares',
)

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

const sizes = Object.keys(photoSides) as PhotoSize[]

/**
 * Stores a photo as two upright squares.
 * @param crop the largest centred square when it is missing
 * @returns the random part of the storage keys, for the account
 * @throws AppError `photo.tooLarge`, `photo.tooDemanding`, `server.busy`, `storage.full`, what `cropSquares` throws
 */
export async function storePhoto(
  { storage }: { storage: Storage },
  bytes: Uint8Array,
  crop?: PhotoCrop,
): Promise<string> {
  if (bytes.length > photoLimits.megabytes * 1_000_000)
    throw new AppError('photo.tooLarge', { params: { megabytes: photoLimits.megabytes } })
  const begin = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  if (!fileSignatures.some(({ at, hex }) => begin.startsWith(hex, at * 2)))
    throw new AppError('photo.notPicture')
  const squares = await inspectPhoto([bytes, crop], { refuse: refuseDemandingPhoto })
  const photo = randomBytes(16).toString('hex')
  try {
    for (const size of sizes) await storage.write(photoKey(photo, size), squares[size])
  } catch (error) {
    await removePhoto({ storage }, photo)
    throw error
  }
  return photo
}

/** Removes both squares of a photo. */
export async function removePhoto({ storage }: { storage: Storage }, photo: string): Promise<void> {
  for (const size of sizes) await storage.delete(photoKey(photo, size))
}
