import type { LegalKind } from '#domains/content/legal-version.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'

/**
 * Inserts a new version of a legal text.
 * @param bodies HTML by content language
 * @param films ids of signed films by content language
 * @returns the id of the version
 */
export const aLegalVersion = (
  db: Db,
  kind: LegalKind,
  bodies: Record<string, string> = {},
  films: Record<string, number> = {},
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('legalVersion')
      .values({ kind, createdBy: null, createdAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = Object.entries(bodies).map(([language, body]) => ({
      legalVersionId: id,
      language,
      body,
      videoId: films[language] ?? null,
    }))
    if (texts.length > 0) await tx.insertInto('legalText').values(texts).execute()
    return id
  })
