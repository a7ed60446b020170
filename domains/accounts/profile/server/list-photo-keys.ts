import type { Db } from '#platform/db/transaction.ts'
import { type PhotoSize, photoSides } from '../photo.ts'
import { photoKey } from './photo-storage.ts'
import { listPhotos } from './profile.queries.ts'

/** The stored files of the photos of all accounts. */
export async function listPhotoKeys(db: Db): Promise<string[]> {
  const sizes = Object.keys(photoSides) as PhotoSize[]
  return (await listPhotos(db)).flatMap((photo) => sizes.map((size) => photoKey(photo, size)))
}
