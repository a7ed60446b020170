import { type RawBuilder, sql } from 'kysely'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import type { AuditedThing } from '#platform/audit/audit-catalogue.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { ExistingThing } from '../audit-entry.ts'

interface Thing {
  thing: AuditedThing
  id: number
}

/** The tables of things that have a name, with the expressions of name and list. */
const named: Partial<Record<AuditedThing, RawBuilder<unknown>>> = {
  sign: sql`gloss as name, null as list from sign`,
  value: sql`value as name, list from vocabulary_entry`,
  language: sql`code as name, null as list from language`,
  import: sql`file_name as name, null as list from sign_import`,
  recording: sql`title as name, null as list from eaf_video`,
  combination: sql`text as name, null as list from word_combination`,
  legalText: sql`null as name, kind as list from legal_version`,
}

const sourceOf = (thing: AuditedThing): RawBuilder<unknown> | undefined => {
  const list = Object.values(simpleLists).find(({ name }) => name === thing)
  return list ? sql`null as name, null as list from ${sql.table(list.table)}` : named[thing]
}

/** Those of the things that still exist, by `thing:id`. One query, whatever their kinds. */
export async function listExistingThings(
  db: Db,
  things: readonly Thing[],
): Promise<Map<string, ExistingThing>> {
  const parts = [...Map.groupBy(things, ({ thing }) => thing)].flatMap(([thing, those]) => {
    const source = sourceOf(thing)
    const ids = those.map(({ id }) => id)
    return source
      ? [sql`select ${thing}::text as thing, id, ${source} where id = any(${ids}::integer[])`]
      : []
  })
  if (parts.length === 0) return new Map()
  const { rows } = await sql<Thing & ExistingThing>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ thing, id, name, list }) => [`${thing}:${id}`, { name, list }]))
}
