import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { type ImportContext, storeFolderFiles } from '#domains/signs/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { readSeed, type SeedGroup, textsByLanguage } from './seed-files.ts'
import { recordSeeds, wasSeeded } from './seed-record.ts'

const schema = z.array(
  z.object({
    id: z.int().positive(),
    slug: z.string(),
    name: z.string(),
    texts: textsByLanguage(z.object({ title: z.string(), description: z.string().default('') })),
  }),
)

const readPageVideos = async (folder: string) =>
  (await readSeed(folder, join('contents', 'page-videos.json'), schema)) ?? []

/** Videos that explain pages, with fixed ids. */
export async function pageVideoSeeds(folder: string): Promise<SeedGroup[]> {
  return (await readPageVideos(folder)).map(({ id, slug, name, texts }) => ({
    names: [`page-video:${id}`],
    async load(tx) {
      const added = await sql`
        insert into page_video (id, slug, name) values (${id}, ${slug}, ${name}) on conflict (id) do nothing returning id
      `.execute(tx)
      if (added.rows.length === 0) return
      await sql`
        select setval(pg_get_serial_sequence('page_video', 'id'), greatest(${id}::bigint, max(id))) from page_video
      `.execute(tx)
      const rows = Object.entries(texts).map(([language, text]) => ({ pageVideoId: id, language, ...text }))
      await tx.insertInto('pageVideoText').values(rows).execute()
    },
  }))
}

/** File name of a page video's clip in the folder of the demo clips. */
const clipFileName = (id: number) => `page-${id}.mp4`

/**
 * Attaches the seed clips to page videos, once for each, unless the page video has another clip.
 * @returns the names of the seeds loaded by this call
 */
export async function attachPageClips(
  { db, storage }: Pick<ImportContext, 'db' | 'storage'>,
  folder: string,
): Promise<string[]> {
  const attached: string[] = []
  for (const { id } of await readPageVideos(folder)) {
    const seed = `page-clip:${id}`
    if (await wasSeeded(db, seed)) continue
    const clip = await storeFolderFiles(
      { db, storage },
      { folder: join(folder, 'demo'), names: [clipFileName(id)] },
    )
    const media = clip.numberOf(clipFileName(id))
    if (media === undefined) continue
    await inTransaction(db, async (tx) => {
      await clip.insertRows(tx, 'seeds')
      await sql`update page_video set video_id = ${media} where id = ${id} and video_id is null`.execute(tx)
      await recordSeeds(tx, [seed])
      await recordChange(tx, 'video', [id])
    })
    attached.push(seed)
  }
  return attached
}
