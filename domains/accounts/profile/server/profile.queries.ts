import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ProfileInput } from '../profile.input.ts'

/** The names and the language of an account in a revision, locked until the end of the transaction. */
export const lockProfile = (tx: Tx, { id, revision }: { id: number; revision: number }) =>
  tx
    .selectFrom('account')
    .select(['name', 'lastName', 'socialName', 'locale'])
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The photo of an account, which is locked until the end of the transaction. */
export async function lockPhoto(tx: Tx, id: number): Promise<string | null> {
  const { photo } = await tx
    .selectFrom('account')
    .select('photo')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return photo
}

/** The photos of all accounts. */
export async function listPhotos(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('account').select('photo').where('photo', 'is not', null).execute()
  return accounts.map(({ photo }) => photo ?? '')
}

/** Chosen options of lists. */
export type ChosenOptions = Pick<ProfileInput, 'firstLanguageId' | 'professionId' | 'institutionId'>

/**
 * Which of the chosen options exist; none is chosen where none must be. Until the transaction ends they stay, so that an
 * account can be stored with them.
 * @param accountId of the person, who may keep a disabled profession or institution and a retired language
 */
export async function readExistingOptions(
  db: Db,
  { firstLanguageId, professionId, institutionId }: ChosenOptions,
  accountId: number | null,
): Promise<Record<keyof ChosenOptions, boolean> | undefined> {
  const { rows } = await sql<Record<keyof ChosenOptions, boolean>>`select
    ${firstLanguageId}::integer is null or exists (
      select from language where id = ${firstLanguageId}
        and (not retired or id = (select first_language_id from account where account.id = ${accountId}::integer))
        for key share
    ) as first_language_id,
    exists (
      select from profession where id = ${professionId}
        and (active or id = (select profession_id from account where account.id = ${accountId}::integer))
        for key share
    ) as profession_id,
    ${institutionId}::integer is null or exists (
      select from institution where id = ${institutionId}
        and (active or id = (select institution_id from account where account.id = ${accountId}::integer))
        for key share
    ) as institution_id
  `.execute(db)
  return rows[0]
}
