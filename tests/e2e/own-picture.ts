import { readFileSync } from 'node:fs'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }

/** A handshape with an uploaded picture in the dictionary of the journeys; no sign of the demonstration has it. */
export const handshapeWithPicture = {
  value: 'thumb-hooked',
  name: handshapes.find(({ value }) => value === 'thumb-hooked')?.texts.pt ?? '',
}

const key = 'pictures/own-handshape.png'

/** Stores a picture and gives it to the handshape. */
export async function loadOwnPicture(db: Db, storage: Storage): Promise<void> {
  const picture = readFileSync(new URL('../../app/social-card.png', import.meta.url))
  const bytes = await storage.write(key, picture)
  const file = { key, bytes, mime: 'image/png', width: 1200, height: 630 }
  await inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('media')
      .values({ kind: 'image', originalName: 'hand.png', sha256: key, bytes })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('mediaFile')
      .values({ mediaId: id, role: 'web', ...file })
      .execute()
    await tx
      .updateTable('vocabularyEntry')
      .set({ pictureId: id })
      .where('list', '=', 'handshape-of-hand')
      .where('value', '=', handshapeWithPicture.value)
      .execute()
  })
}
