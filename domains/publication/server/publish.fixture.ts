import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** Inserts the languages pt (default) and en, and the dictionary; for tests. */
export async function insertDictionary(db: Db): Promise<number> {
  await db
    .insertInto('language')
    .values([
      { code: 'pt', isDefault: true },
      { code: 'en', isDefault: false },
    ])
    .execute()
  const facts = {
    name: 'Banco de Sinais',
    acronym: 'BS',
    signLanguage: 'bzs',
    country: 'BR',
    versionLabel: '2.0',
  }
  const { id } = await db.insertInto('dictionary').values(facts).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Stores a published sign and records the change. */
export async function publish(
  tx: Tx,
  gloss: string,
  facts: Partial<SignDocument> & { source?: string; sourceId?: string } = {},
): Promise<number> {
  const { source = null, sourceId = null, ...parts } = facts
  const dictionary = await tx.selectFrom('dictionary').select('id').executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('sign')
    .values({
      dictionaryId: dictionary.id,
      gloss,
      source,
      sourceId,
      status: 'published',
      publishedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const document = JSON.stringify({ ...emptyDocument(gloss), ...parts })
  await tx
    .insertInto('publishedSign')
    .values({ signId: id, dictionaryVersion: 0, revision: 1, document })
    .execute()
  await recordChange(tx, 'sign', [id])
  return id
}

/** Deletes the public document of a sign and records the change. */
export async function withdraw(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('publishedSign').where('signId', '=', id).execute()
  await recordChange(tx, 'sign', [id])
}
