import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import {
  type CombinationContent,
  type CombinationVersion,
  foldCombination,
  type WordCombination,
} from '../word-combination.ts'

/** All combinations with their signs in order, by language and text. */
export async function listWordCombinations(
  db: Db | Tx,
  id: number | null = null,
): Promise<WordCombination[]> {
  const { rows } = await sql<WordCombination>`
    select id, language, text, revision, (
      select coalesce(jsonb_agg(sign_id order by position), '[]') from word_combination_sign
      where combination_id = word_combination.id
    ) as signs
    from word_combination
    where ${id}::integer is null or id = ${id}
    order by language, folded_text, id
  `.execute(db)
  return rows
}

/** A combination, locked until the transaction ends. */
export async function lockCombination(tx: Tx, id: number): Promise<WordCombination | undefined> {
  await tx.selectFrom('wordCombination').select('id').where('id', '=', id).forUpdate().execute()
  const [combination] = await listWordCombinations(tx, id)
  return combination
}

/** The signs among these ids that exist and are not deleted, with their glosses. */
export const listGlossesOf = (db: Db | Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('sign')
        .select(['id', 'gloss'])
        .where('id', 'in', [...ids])
        .where('status', '<>', 'deleted')
        .execute()

/**
 * Stores a new combination, unless its text has one in this language.
 * @returns its id; undefined when there is one
 */
export async function insertCombination(
  tx: Tx,
  { language, text, signs }: CombinationContent,
): Promise<number | undefined> {
  const stored = await tx
    .insertInto('wordCombination')
    .values({ language, text, foldedText: foldCombination(text) })
    .onConflict((conflict) => conflict.columns(['language', 'foldedText']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) await insertSigns(tx, stored.id, signs)
  return stored?.id
}

/** Whether another combination of the language has the text. */
export async function isTextTaken(
  tx: Tx,
  { id, language, text }: { id: number; language: string; text: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('wordCombination')
    .select('id')
    .where('language', '=', language)
    .where('foldedText', '=', foldCombination(text))
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Replaces text and signs of a combination. */
export async function updateCombination(
  tx: Tx,
  id: number,
  { language, text, signs }: CombinationContent,
  revision: number,
): Promise<void> {
  const changes = { language, text, foldedText: foldCombination(text), revision }
  await tx.updateTable('wordCombination').set(changes).where('id', '=', id).execute()
  await tx.deleteFrom('wordCombinationSign').where('combinationId', '=', id).execute()
  await insertSigns(tx, id, signs)
}

const insertSigns = (tx: Tx, combinationId: number, signs: readonly number[]) =>
  tx
    .insertInto('wordCombinationSign')
    .values(signs.map((signId, index) => ({ combinationId, position: index + 1, signId })))
    .execute()

export const deleteCombinationRow = (tx: Tx, id: number) =>
  tx.deleteFrom('wordCombination').where('id', '=', id).execute()

/** Records a change; versions stay after a combination is deleted. */
export const insertCombinationVersion = (
  tx: Tx,
  combinationId: number,
  language: string,
  version: CombinationVersion,
) =>
  tx
    .insertInto('wordCombinationVersion')
    .values({ combinationId, language, ...version })
    .execute()

/** The changes of a combination, newest first. */
export const listCombinationVersions = (db: Db, combinationId: number): Promise<CombinationVersion[]> =>
  db
    .selectFrom('wordCombinationVersion')
    .select(['revision', 'kind', 'text', 'signs', 'actorId', 'at'])
    .where('combinationId', '=', combinationId)
    .orderBy('revision', 'desc')
    .$castTo<CombinationVersion>()
    .execute()
