import { sql } from 'kysely'
import { foldGloss } from '#domains/signs/gloss.ts'
import { glossFor, isVisibleTo, isWholeFor } from '#domains/signs/server/visible-signs.queries.ts'
import type { SignStatus } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { SignChoice } from '../form-choices.ts'

const maxPending = 10

/** SQL: a keyword of a row of `sign` as the actor sees it, with `published_sign`; `language` is preferred. */
const wordFor = (actor: Actor, language: string) => sql<string | null>`(
  case when ${isWholeFor(actor)} or published_sign.sign_id is null then (
    select text from translation where sign_id = sign.id
    order by (language = ${language}) desc, language, sense, position limit 1
  ) else (
    select senses #>> '{0,0}' from jsonb_each(published_sign.document->'translations') as word(language, senses)
    order by (language = ${language}) desc, language limit 1
  ) end)`

/** Signs by their ids as the actor sees them, deleted ones included; `language` is preferred for the word. */
export async function listSignChoices(
  db: Db,
  actor: Actor,
  ids: readonly number[],
  language: string,
): Promise<SignChoice[]> {
  const { rows } = await sql<SignChoice>`
    select sign.id, ${glossFor(actor)} as gloss, ${wordFor(actor, language)} as word
    from sign left join published_sign on published_sign.sign_id = sign.id
    where sign.id = any(${ids}::integer[]) and ${isVisibleTo(actor)}
  `.execute(db)
  return rows
}

/** Pending signs that the actor may see and whose gloss or translation contains a text. */
export async function findPendingSigns(
  db: Db,
  actor: Actor,
  { text, language }: { text: string; language: string },
): Promise<SignChoice[]> {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`
  const { rows } = await sql<SignChoice>`
    select id, gloss, (
      select text from translation where sign_id = sign.id
      order by (language = ${language}) desc, language, sense, position limit 1
    ) as word
    from sign
    where status = 'pending' and ${isVisibleTo(actor)}
      and (gloss ilike ${pattern}
        or exists (select from translation where sign_id = sign.id and text ilike ${pattern}))
    order by length(gloss), gloss limit ${maxPending}
  `.execute(db)
  return rows
}

/** A sign whose gloss looks like another one. */
export interface HolderRow {
  id: number
  gloss: string
  status: SignStatus
  authorId: number | null
  /** Whether the actor sees the sign under this gloss. */
  isShown: boolean
}

/** The signs that are not deleted and have a gloss, apart from case, spaces and accents. */
export async function listSignsOfGloss(db: Db, actor: Actor, gloss: string): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select sign.id, gloss, status, author_id, ${isVisibleTo(actor)} and ${glossFor(actor)} = sign.gloss as is_shown
    from sign left join published_sign on published_sign.sign_id = sign.id
    where folded_gloss = ${foldGloss(gloss)} and status <> 'deleted' order by sign.id
  `.execute(db)
  return rows
}
