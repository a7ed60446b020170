import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SignDocument } from '../sign-document.ts'

type Relations = SignDocument['relations']

/**
 * Lets only one transaction at a time add hyponyms or hypernyms, so that each check sees the relations of the others. It
 * must come before locks of signs, to prevent deadlocks.
 */
export const lockHierarchy = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('sign_relation'))`.execute(tx)

/**
 * Whether hyponyms and hypernyms would form a circle through a sign, also through other signs: then it would be a kind
 * of itself. Relations of deleted signs do not count.
 * @param sign its id; undefined for a new sign
 * @param relations all relations that the sign will have
 */
export async function closesRelationCircle(
  db: Db,
  { sign, relations }: { sign: number | undefined; relations: Relations },
): Promise<boolean> {
  const self = sign ?? 0
  const of = (wanted: Relations[number]['kind']) =>
    relations.filter(({ kind }) => kind === wanted).map((relation) => relation.sign)
  const { rows } = await sql`
    with recursive edge (lower, upper) as (
      select
        case kind when 'hyponym' then sign_id else target_id end,
        case kind when 'hyponym' then target_id else sign_id end
      from sign_relation join sign on sign.id = sign_id
      where kind in ('hyponym', 'hypernym') and status <> 'deleted' and sign_id <> ${self}
      union all select ${self}, id from unnest(${of('hyponym')}::integer[]) as id
      union all select id, ${self} from unnest(${of('hypernym')}::integer[]) as id
    ),
    reached (id) as (
      select upper from edge where lower = ${self}
      union select upper from reached join edge on lower = reached.id
    )
    select 1 from reached where id = ${self}
  `.execute(db)
  return rows.length > 0
}
