import { sql } from 'kysely'
import { type DatasetFacts, type FactsVersion, factTexts } from '#domains/content/dataset-facts.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** The facts with the number of their changes. */
export interface StoredFacts {
  id: number
  revision: number
  facts: DatasetFacts
}

/** The facts of the only data set; undefined until the seeds are loaded. */
export async function findFacts(db: Db | Tx): Promise<StoredFacts | undefined> {
  const row = await db
    .selectFrom('dictionary')
    .select(['id', 'factsRevision', 'name', 'acronym', 'owners', 'contactPersons'])
    .select(
      sql<Record<string, Record<(typeof factTexts)[number], string>>>`coalesce((
        select json_object_agg(language, json_build_object(
          'description', description, 'citation', citation, 'copyright', copyright))
        from dictionary_text where dictionary_id = dictionary.id
      ), '{}')`.as('texts'),
    )
    .orderBy('id')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, factsRevision: revision, texts, ...facts } = row
  const byLanguage = factTexts.map((text) => [
    text,
    Object.fromEntries(
      Object.entries(texts).flatMap(([code, { [text]: value }]) => (value === '' ? [] : [[code, value]])),
    ),
  ])
  return { id, revision, facts: { ...facts, ...Object.fromEntries(byLanguage) } as DatasetFacts }
}

/** Locks the data set until the transaction ends. */
export const lockDataset = (tx: Tx) => sql`select from dictionary order by id limit 1 for update`.execute(tx)

/** Stores the facts; other texts of the data set stay. */
export async function storeFacts(tx: Tx, { id, revision, facts }: StoredFacts): Promise<void> {
  const { name, acronym, owners, contactPersons } = facts
  await tx
    .updateTable('dictionary')
    .set({ name, acronym, owners: [...owners], contactPersons: [...contactPersons], factsRevision: revision })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('dictionaryText')
    .set({ description: '', citation: '', copyright: '' })
    .where('dictionaryId', '=', id)
    .execute()
  const languages = [...new Set(factTexts.flatMap((text) => Object.keys(facts[text])))]
  if (languages.length === 0) return
  await tx
    .insertInto('dictionaryText')
    .values(
      languages.map((language) => ({
        dictionaryId: id,
        language,
        description: facts.description[language] ?? '',
        citation: facts.citation[language] ?? '',
        copyright: facts.copyright[language] ?? '',
      })),
    )
    .onConflict((same) =>
      same.columns(['dictionaryId', 'language']).doUpdateSet(({ ref }) => ({
        description: ref('excluded.description'),
        citation: ref('excluded.citation'),
        copyright: ref('excluded.copyright'),
      })),
    )
    .execute()
}

/** Stores a version; one that is stored stays as it is. */
export const insertFactsVersion = (tx: Tx, { content, ...version }: FactsVersion) =>
  tx
    .insertInto('datasetFactsVersion')
    .values({ ...version, content: JSON.stringify(content) })
    .onConflict((same) => same.doNothing())
    .execute()

/** The versions of the facts, newest first. */
export const listFactsVersions = (db: Db | Tx) =>
  db
    .selectFrom('datasetFactsVersion')
    .select(['revision', 'kind', 'content', 'actorId', 'at'])
    .orderBy('revision', 'desc')
    .execute() as Promise<unknown[]> as Promise<FactsVersion[]>
