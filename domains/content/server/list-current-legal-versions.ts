import type { Db } from '#platform/db/transaction.ts'
import type { LegalVersion } from '../legal-version.ts'
import { readCurrentLegalVersions } from './current-legal-versions.queries.ts'

/** The newest version of the terms of use and of the privacy policy, as far as there is one. They are public. */
export const listCurrentLegalVersions = ({ db }: { db: Db }): Promise<LegalVersion[]> =>
  readCurrentLegalVersions(db)
