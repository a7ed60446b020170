import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** The gloss under which a sign was published last, whether it is still public or not. */
interface PublishedGloss {
  signId: number
  gloss: string
  /** Whether the newest version since then restores an earlier one or undoes a change. */
  isRestored: boolean
}

/** The glosses under which signs were published before their current revision; nothing for signs that never were. */
export async function listPublishedGlosses(tx: Tx, signIds: readonly number[]): Promise<PublishedGloss[]> {
  const { rows } = await sql<PublishedGloss>`
    select sign.id as sign_id, last.gloss, coalesce((
        select change_set.kind in ('restore', 'undo')
        from sign_version newer join change_set on change_set.id = newer.change_set_id
        where newer.sign_id = sign.id and newer.revision > last.revision and change_set.kind <> 'status'
        order by newer.revision desc limit 1
      ), false) as is_restored
    from sign
    cross join lateral (
      select decision.revision, version.document -> 'texts' ->> 'gloss' as gloss
      from sign_decision decision join sign_version version using (sign_id, revision)
      where decision.sign_id = sign.id and decision.kind = 'publish' and decision.revision < sign.revision
      order by decision.id desc limit 1
    ) last
    where sign.id = any(${signIds}::integer[])
  `.execute(tx)
  return rows
}

/** Stores glosses that signs have no longer, except freed ones, and deletes those that they have again. */
export async function replaceEarlierGlosses(
  tx: Tx,
  {
    former,
    current,
    until,
  }: {
    former: readonly { signId: number; gloss: string }[]
    current: readonly { signId: number; gloss: string }[]
    until: Date
  },
): Promise<void> {
  const [ids, glosses] = [former.map(({ signId }) => signId), former.map(({ gloss }) => gloss)]
  await sql`
    insert into earlier_gloss (sign_id, gloss, until)
    select sign_id, gloss, ${until}::timestamptz
    from unnest(${ids}::integer[], ${glosses}::text[]) as former (sign_id, gloss)
    where not exists (
      select from freed_gloss freed where freed.sign_id = former.sign_id and freed.gloss = former.gloss
    )
    on conflict (sign_id, gloss) do update set until = excluded.until
  `.execute(tx)
  await sql`
    delete from earlier_gloss earlier
    using unnest(
      ${current.map(({ signId }) => signId)}::integer[], ${current.map(({ gloss }) => gloss)}::text[]
    ) as current (sign_id, gloss)
    where earlier.sign_id = current.sign_id and earlier.gloss = current.gloss
  `.execute(tx)
}

/** Stores that a gloss does not become an earlier gloss of a sign. */
export async function insertFreedGloss(tx: Tx, signId: number, gloss: string): Promise<void> {
  await sql`
    insert into freed_gloss (sign_id, gloss) values (${signId}, ${gloss}) on conflict do nothing
  `.execute(tx)
}

/** Signs have these glosses again, which were freed before. */
export async function deleteFreedGlosses(
  tx: Tx,
  current: readonly { signId: number; gloss: string }[],
): Promise<void> {
  await sql`
    delete from freed_gloss freed
    using unnest(
      ${current.map(({ signId }) => signId)}::integer[], ${current.map(({ gloss }) => gloss)}::text[]
    ) as current (sign_id, gloss)
    where freed.sign_id = current.sign_id and freed.gloss = current.gloss
  `.execute(tx)
}
