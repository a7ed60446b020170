import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { sanitizeRichTexts } from './sanitize-rich-texts.ts'

const { db } = await useDatabase()
const sanitize = (html: string) =>
  inTransaction(db, async (tx) => (await sanitizeRichTexts(tx, { pt: html })).pt)

async function insertPicture(audience: 'public' | null = 'public', kind: 'image' | 'video' = 'image') {
  const id = await insertMedia(db, { kind, state: 'ready', audience })
  await insertMediaFile(db, id, { key: `${id}/a.webp`, mime: 'image/webp', width: 640, height: 480 })
  return id
}

test('a picture gets the size of its file, whatever the text says, and loads when it is near [CNT-06]', async () => {
  const id = await insertPicture()
  expect(await sanitize(`<p>a</p><img src="/media/${id}/b.webp" alt="c" width="1" onload="x()">`)).toBe(
    `<p>a</p><img src="/media/${id}/a.webp" alt="c" width="640" loading="lazy" height="480" />`,
  )
})

test('a text without pictures is the same as without the database', async () => {
  expect(await sanitize('<p>a</p><script>b</script>')).toBe('<p>a</p>')
})

test('a picture of a sign, a film as a picture, and a file that does not exist are refused [CNT-06]', async () => {
  const ofSign = await insertPicture(null)
  const film = await insertPicture('public', 'video')
  for (const id of [ofSign, film, 999_999])
    await expect(sanitize(`<img src="/media/${id}/a.webp" alt="">`)).rejects.toMatchObject({
      code: 'media.notFound',
    })
})
