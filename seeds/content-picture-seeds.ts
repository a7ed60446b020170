import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { mediaUrl } from '#domains/media/media.ts'
import { insertMedia, reserveMediaId } from '#domains/media/server/media.queries.ts'
import type { ImportContext } from '#domains/signs/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { recordSeeds, wasSeeded } from './seed-record.ts'

/** Where the size of a PNG is, as two numbers of four bytes. */
const [widthAt, heightAt] = [16, 20]

/** The address that a picture has in the files of the seeds: `/media/0/<file name>`. */
const placeholderOf = (name: string) => `/media/0/${name}`

/**
 * Stores the pictures of standard texts, once each, and gives the texts their addresses. A text that was edited keeps what
 * somebody wrote.
 * @returns the names of the seeds loaded by this call
 */
export async function attachContentPictures(
  { db, storage }: Pick<ImportContext, 'db' | 'storage'>,
  folder: string,
): Promise<string[]> {
  const contents = join(folder, 'contents')
  const names = (await readdir(contents).catch(() => [])).filter((name) => name.endsWith('.png')).sort()
  const attached: string[] = []
  for (const name of names) {
    const seed = `content-picture:${name}`
    if (await wasSeeded(db, seed)) continue
    const content = await readFile(join(contents, name))
    const sha256 = createHash('sha256').update(content).digest('hex')
    const id = await reserveMediaId(db)
    const key = `${id}/${sha256.slice(0, 16)}.png`
    const bytes = await storage.write(key, content)
    await inTransaction(db, async (tx) => {
      await insertMedia(
        tx,
        {
          id,
          kind: 'image',
          state: 'ready',
          originalName: name,
          sha256,
          bytes,
          uploadedBy: null,
          audience: 'public',
        },
        [
          {
            mediaId: id,
            role: 'original',
            key,
            mime: 'image/png',
            bytes,
            width: content.readUInt32BE(widthAt),
            height: content.readUInt32BE(heightAt),
          },
        ],
      )
      await sql`
        update content_text set body = replace(body, ${placeholderOf(name)}, ${mediaUrl(key)})
        where body like ${`%${placeholderOf(name)}%`}
      `.execute(tx)
      await recordSeeds(tx, [seed])
      await recordChange(tx, 'all', [1])
    })
    attached.push(seed)
  }
  return attached
}
