import type { LegalKind } from '#domains/content/legal-version.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { insertLegalVersion, replaceLegalTexts } from './legal.queries.ts'

/** For tests: a new version of a legal text with these bodies by language; returns its id. */
export const aLegalVersion = (
  db: Db,
  kind: LegalKind,
  bodies: Record<string, string> = {},
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const id = await insertLegalVersion(tx, { kind, createdBy: null, createdAt: new Date() })
    if (Object.keys(bodies).length > 0) await replaceLegalTexts(tx, id, bodies)
    return id
  })
