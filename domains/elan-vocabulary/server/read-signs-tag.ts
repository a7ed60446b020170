import type { Db } from '#platform/db/transaction.ts'
import { findNewestChange } from './unpublished-signs.queries.ts'

/** A text that changes whenever a sign changes, public or not. One query. */
export const readSignsTag = ({ db }: { db: Db }): Promise<string> => findNewestChange(db)
