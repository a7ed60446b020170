import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

// The tables belong to eaf-videos, a higher domain. Every rename must write them, so the statement is here.

/**
 * Until the end of the transaction no matching of glosses shows occurrences, which would not know what this transaction does
 * to links. Other transactions may change links too.
 */
export const shareLinks = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('occurrence'))`.execute(tx)

/**
 * Annotations that name signs by their glosses keep their signs when these are renamed: for each recording and value this
 * becomes a decision, as if a person had linked the value. References to entries of the vocabulary follow by themselves.
 * A value that names another sign elsewhere in its recording stays as it is.
 */
export async function keepAnnotationLinks(
  tx: Tx,
  signIds: readonly number[],
  { accountId, at }: { accountId: number | null; at: Date },
): Promise<void> {
  await shareLinks(tx)
  await sql`
    with linked as (
      select distinct video.id, video.matching_id, occurrence.version_id, occurrence.value, occurrence.sign_id
      from occurrence
      join eaf_video video on video.version_id = occurrence.version_id and video.matching_id = occurrence.matching_id
      where occurrence.sign_id = any(${signIds}::integer[]) and occurrence.link in ('exact', 'folded', 'variant')
        and not exists (
          select from occurrence other
          where other.version_id = occurrence.version_id and other.matching_id = occurrence.matching_id
            and other.value = occurrence.value
            and other.sign_id is distinct from occurrence.sign_id
        )
    ), decided as (
      insert into eaf_value (eaf_video_id, value, sign_id, decided_by, decided_at)
      select id, value, sign_id, ${accountId}::integer, ${at}::timestamptz from linked
      on conflict do nothing
    )
    update occurrence set link = 'hand'
    from linked
    where occurrence.version_id = linked.version_id and occurrence.matching_id = linked.matching_id
      and occurrence.value = linked.value
      and occurrence.sign_id = linked.sign_id and occurrence.link in ('exact', 'folded', 'variant')
  `.execute(tx)
}
