import type { Db } from '#platform/db/transaction.ts'
import { type PhotoSize, photoSides } from '../photo.ts'
import { photoKey } from './photo-storage.ts'

/** The stored files of the photos of all accounts. */
export async function listPhotoKeys(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('account').select('photo').where('photo', 'is not', null).execute()
  const sizes = Object.keys(photoSides) as PhotoSize[]
  return accounts.flatMap(({ photo }) => sizes.map((size) => photoKey(photo ?? '', size)))
}
