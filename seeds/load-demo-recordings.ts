import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { eafMetadataSchema } from '#domains/eaf-videos/eaf-metadata.input.ts'
import { proposeChoice } from '#domains/eaf-videos/gloss-choice.ts'
import { chooseGlossTiers, createRecording } from '#domains/eaf-videos/index.ts'
import { demoSource, type ImportContext, storeFolderFiles } from '#domains/signs/index.ts'
import { system } from '#platform/actor.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { claimSeed, forgetSeed } from './seed-record.ts'

const seed = 'demo-recordings'

const recordingsSchema = z.array(
  z.object({ name: z.string(), title: z.string(), city: z.string(), state: z.string() }),
)
type DemoRecording = z.output<typeof recordingsSchema>[number]
type Context = Pick<ImportContext, 'db' | 'storage' | 'now'>

/** The files come from the program, without an upload. */
const noUploads = {
  withFinished: () => Promise.reject(new AppError('upload.notFound')),
  discardFile: async () => {},
}

/**
 * Stores the public recordings of the demonstration and links their glosses, once, while its signs are there.
 * @param folder folder of the seed files
 * @returns the number of stored recordings
 */
export async function loadDemoRecordings(
  context: Context,
  folder = resolveSourcePath('seeds'),
): Promise<number> {
  const files = join(folder, 'demo', 'recordings')
  const list = join(files, 'recordings.json')
  if (!existsSync(list) || !(await hasDemoSigns(context.db))) return 0
  // Of processes that start together, one stores them.
  if (!(await claimSeed(context.db, seed))) return 0
  try {
    const recordings = recordingsSchema.parse(JSON.parse(await readFile(list, 'utf8')))
    for (const recording of recordings) await loadRecording(context, files, recording)
    return recordings.length
  } catch (error) {
    await forgetSeed(context.db, seed)
    throw error
  }
}

async function hasDemoSigns(db: Db): Promise<boolean> {
  const { rows } = await sql`select from sign where source = ${demoSource} limit 1`.execute(db)
  return rows.length > 0
}

async function loadRecording({ db, storage, now }: Context, folder: string, recording: DemoRecording) {
  const { name, ...facts } = recording
  const film = await storeFolderFiles({ db, storage }, { folder, names: [`${name}.mp4`] })
  const mediaId = film.numberOf(`${name}.mp4`) ?? null
  await inTransaction(db, async (tx) => {
    await film.insertRows(tx, demoSource)
    await sql`update media set audience = 'administrators' where id = ${mediaId}`.execute(tx)
  })
  const metadata = eafMetadataSchema.parse({ ...facts, country: 'Brasil', visibility: 'public' })
  // Their files name signs by glosses.
  const context = { db, storage, now, uploads: noUploads, vocabularies: 'https://signs.example/api/ecv/' }
  const { id, facts: file } = await createRecording(context, system, {
    file: { name: `${name}.eaf`, content: createReadStream(join(folder, `${name}.eaf`)) },
    metadata,
    films: [mediaId],
  })
  await sql`update eaf_video set source = ${demoSource} where id = ${id}`.execute(db)
  await chooseGlossTiers({ db, now }, system, { id, choice: proposeChoice(file.tiers) })
}
