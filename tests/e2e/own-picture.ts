import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { insertMedia, insertMediaFile } from '#tests/rows.ts'

/** A handshape with an uploaded picture in the dictionary of the journeys; no sign of the demonstration has it. */
export const handshapeWithPicture = {
  value: 'thumb-hooked',
  name: handshapes.find(({ value }) => value === 'thumb-hooked')?.texts.pt ?? '',
}

/** A picture that journeys upload, 1200 × 630 pixels. */
export const uploadedPicture = new URL('../../app/social-card.png', import.meta.url).pathname

/** Stores a picture and gives it to the handshape. */
export async function loadOwnPicture(db: Db, storage: Storage): Promise<void> {
  await storePicture(db, storage, uploadedPicture, (tx, pictureId) =>
    tx
      .updateTable('vocabularyEntry')
      .set({ pictureId })
      .where('list', '=', 'handshape-of-hand')
      .where('value', '=', handshapeWithPicture.value)
      .execute(),
  )
}

/** Stores the file and makes it the picture of the platform. */
export async function loadPlatformPicture(db: Db, storage: Storage, path: string): Promise<void> {
  await storePicture(db, storage, path, (tx, headerImageId) =>
    tx.updateTable('appearance').set({ headerImageId }).execute(),
  )
}

export async function storePicture(
  db: Db,
  storage: Storage,
  path: string,
  use: (tx: Tx, id: number) => Promise<unknown>,
): Promise<void> {
  const picture = readFileSync(path)
  const { width, height } = await sharp(picture).metadata()
  await inTransaction(db, async (tx) => {
    const id = await insertMedia(tx, {
      kind: 'image',
      state: 'ready',
      originalName: basename(path),
      sha256: path,
      bytes: picture.length,
    })
    const key = `pictures/own-${id}.png`
    const bytes = await storage.write(key, picture)
    await insertMediaFile(tx, id, { role: 'web', key, bytes, mime: 'image/png', width, height })
    await use(tx, id)
  })
}
