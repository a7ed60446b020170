import { sql } from 'kysely'
import type { CountingRule } from '#domains/eaf-videos/eaf-video.ts'
import type { Db } from '#platform/db/transaction.ts'
import { CorpusCounts, type CountRow, emptyCorpus } from '../corpus-counts.ts'

/** Reads the counts of all public recordings. */
export async function readCorpusCounts(db: Db): Promise<CorpusCounts> {
  const { rows: heads } = await sql<{ recordings: number; rules: CountingRule[] }>`
    select count(*)::integer as recordings, coalesce(json_agg(distinct counting), '[]') as rules
    from eaf_video where visibility = 'public' and version_id is not null
  `.execute(db)
  const [head] = heads
  if (!head || head.recordings === 0) return emptyCorpus
  const { rows } = await sql<CountRow>`
    select case when counts.mark is null then counts.sign_id end as sign,
      coalesce(nullif(trim(video.state), ''), trim(video.country)) as region,
      sum(counts.counted)::integer as glosses
    from eaf_video as video
    join occurrence_count as counts
      on counts.version_id = video.version_id and counts.matching_id = video.matching_id
    where video.visibility = 'public'
    group by 1, 2
  `.execute(db)
  return new CorpusCounts(rows, head)
}
