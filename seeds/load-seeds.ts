import { sql } from 'kysely'
import type { ImportContext } from '#domains/signs/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { appearanceSeeds } from './appearance-seeds.ts'
import { attachContentPictures } from './content-picture-seeds.ts'
import { contentSeeds } from './content-seeds.ts'
import { dictionarySeeds } from './dictionary-seeds.ts'
import { institutionSeeds } from './institution-seeds.ts'
import { languageSeeds } from './language-seeds.ts'
import { listSeeds } from './list-seeds.ts'
import { attachPageClips, pageVideoSeeds } from './page-video-seeds.ts'
import { professionSeeds } from './profession-seeds.ts'
import type { SeedGroup } from './seed-files.ts'
import { recordSeeds } from './seed-record.ts'

/**
 * Loads standard lists, languages, texts, page videos and colours into a migrated database. Each seed is recorded by
 * name and loaded once: later changes and deletions are preserved, and a newer release adds only its new seeds.
 * Concurrent calls run one after the other.
 * @param folder folder of the seed files
 * @returns the names of the seeds loaded by this call
 */
export async function loadSeeds(
  context: Pick<ImportContext, 'db' | 'storage'>,
  folder = resolveSourcePath('seeds'),
): Promise<string[]> {
  const groups = await readGroups(folder)
  const names = groups.flatMap((group) => group.names)
  const loaded =
    (await findMissingSeeds(context.db, names)).size > 0 ? await loadMissing(context.db, groups, names) : []
  return [
    ...loaded,
    ...(await attachPageClips(context, folder)),
    ...(await attachContentPictures(context, folder)),
  ]
}

/** The order ensures that referenced rows exist. */
const readGroups = async (folder: string): Promise<SeedGroup[]> => [
  ...(await languageSeeds(folder)),
  ...(await dictionarySeeds(folder)),
  ...(await listSeeds(folder)),
  ...(await contentSeeds(folder)),
  ...(await pageVideoSeeds(folder)),
  ...(await appearanceSeeds(folder)),
  ...(await professionSeeds(folder)),
  ...institutionSeeds(),
]

async function findMissingSeeds(db: Db | Tx, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from seed_record`.execute(db)
  return new Set(names).difference(new Set(rows.map(({ name }) => name)))
}

const loadMissing = (db: Db, groups: readonly SeedGroup[], names: readonly string[]) =>
  inTransaction(db, async (tx) => {
    await sql`select from dictionary_version for update`.execute(tx)
    const missing = await findMissingSeeds(tx, names)
    for (const group of groups) {
      const missingInGroup = new Set(group.names.filter((name) => missing.has(name)))
      if (missingInGroup.size > 0) await group.load(tx, missingInGroup)
    }
    await recordSeeds(tx, [...missing])
    if (missing.size > 0) await recordChange(tx, 'all', [1])
    return [...missing]
  })
