import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { SignChoice } from '../form-choices.ts'

const maxPending = 10

/** Signs by their ids, deleted ones included; `language` is preferred for the word. */
export async function listSignChoices(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<SignChoice[]> {
  const { rows } = await sql<SignChoice>`
    select id, gloss, (
      select text from translation where sign_id = sign.id
      order by (language = ${language}) desc, language, sense, position limit 1
    ) as word
    from sign where id = any(${ids}::integer[])
  `.execute(db)
  return rows
}

/**
 * Pending signs whose gloss or translation contains a text.
 * @param authorId only the signs of this author; null for all
 */
export async function findPendingSigns(
  db: Db,
  { text, language, authorId }: { text: string; language: string; authorId: number | null },
): Promise<SignChoice[]> {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`
  const { rows } = await sql<SignChoice>`
    select id, gloss, (
      select text from translation where sign_id = sign.id
      order by (language = ${language}) desc, language, sense, position limit 1
    ) as word
    from sign
    where status = 'pending' and (${authorId}::integer is null or author_id = ${authorId})
      and (gloss ilike ${pattern}
        or exists (select from translation where sign_id = sign.id and text ilike ${pattern}))
    order by length(gloss), gloss limit ${maxPending}
  `.execute(db)
  return rows
}

/** The sign that has a gloss and is not deleted; undefined when there is none. */
export async function findGlossHolder(db: Db, gloss: string) {
  return db
    .selectFrom('sign')
    .select(['id', 'gloss', 'status', 'authorId'])
    .where('gloss', '=', gloss)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
}
