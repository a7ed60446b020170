import type { Insertable } from 'kysely'
import type { Tables } from '#platform/db/tables.gen.ts'
import type { Db } from '#platform/db/transaction.ts'
import { foldEmail } from '#platform/text/fold-email.ts'

type Facts<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>

/**
 * Inserts an account. Its address is made of the name unless one is given.
 * @returns its id
 */
export async function insertAccount(db: Db, facts: Facts<'account'> & { name: string }): Promise<number> {
  const email = facts.email ?? `${facts.name.toLowerCase().replaceAll(' ', '-')}@signbank.example`
  const { id } = await db
    .insertInto('account')
    .values({ email, emailFolded: foldEmail(email), ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Inserts a media without files, by default an uploaded video.
 * @returns its id
 */
export async function insertMedia(db: Db, facts: Facts<'media'> = {}): Promise<number> {
  const { id } = await db
    .insertInto('media')
    .values({ kind: 'video', state: 'uploaded', originalName: 'casa.mp4', sha256: '', bytes: 1, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a file of a media, by default its original. */
export async function insertMediaFile(
  db: Db,
  mediaId: number,
  facts: Facts<'mediaFile'> & { key: string },
): Promise<void> {
  await db
    .insertInto('mediaFile')
    .values({ mediaId, role: 'original', mime: 'video/mp4', bytes: 1, ...facts })
    .execute()
}
