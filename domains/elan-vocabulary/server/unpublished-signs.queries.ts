import { sql } from 'kysely'
import { isVisibleTo } from '#domains/signs/server/visible-signs.queries.ts'
import type { SignDocument, SignStatus } from '#domains/signs/sign-document.ts'
import type { AccountActor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { WrittenSign } from '../vocabulary-entries.ts'

export interface UnpublishedSign extends WrittenSign {
  status: SignStatus
}

/**
 * The signs that a member sees and visitors do not, by id, as their present version describes them.
 * @param published ids of the signs to leave out
 */
export async function listUnpublishedSigns(
  db: Db,
  actor: AccountActor,
  published: readonly number[],
): Promise<UnpublishedSign[]> {
  const { rows } = await sql<{ id: number; status: SignStatus } & Pick<SignDocument, 'texts' | Parts>>`
    select sign.id, sign.status, document -> 'texts' as texts, document -> 'translations' as translations,
      document -> 'values' as values
    from sign join sign_version version on version.sign_id = sign.id and version.revision = sign.revision
    where ${isVisibleTo(actor)}
      and not exists (select from unnest(${[...published]}::integer[]) as shown (id) where shown.id = sign.id)
    order by sign.id
  `.execute(db)
  return rows.map(({ id, status, texts, translations, values }) => ({
    id,
    status,
    gloss: texts.gloss ?? '',
    glossEn: texts.glossEn ?? null,
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, senses]) => [language, senses.flat()]),
    ),
    values,
    video: null,
  }))
}

type Parts = 'translations' | 'values'

/** The newest change of signs, and the newest erasure. */
export async function findNewestChange(db: Db): Promise<string> {
  const { rows } = await sql<{ tag: string }>`
    select concat_ws('-', (select max(id) from change_set), (select max(id) from erasure)) as tag
  `.execute(db)
  return rows[0]?.tag ?? ''
}
