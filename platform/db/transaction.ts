import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.gen.ts'

/** The database outside a transaction. Inside one, use its `Tx`: the embedded engine has one connection. */
export type Db = Kysely<Tables>

/** One open transaction. */
export type Tx = Transaction<Tables>
