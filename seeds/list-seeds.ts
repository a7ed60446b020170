import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { isListName, type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { positionAddedValues } from './list-order.ts'
import { readSeed, type SeedGroup, textsByLanguage } from './seed-files.ts'

const schema = z.array(
  z.object({
    value: z.string().min(1),
    group: z.string().nullish(),
    parent: z.string().nullish(),
    symbol: z.string().nullish(),
    aliases: z.array(z.string()).default([]),
    narrower: z.array(z.string()).default([]),
    searchable: z.boolean().default(true),
    features: z.record(z.string(), z.unknown()).nullish(),
    texts: textsByLanguage(z.string()),
  }),
)

type Value = z.infer<typeof schema>[number] & { list: ListName; position: number }

/**
 * The values of all list files, in order, and their names in other lexicons. Existing values are not changed, except for
 * the names that a newer release adds.
 */
export async function listSeeds(folder: string): Promise<SeedGroup[]> {
  const values = await readValues(folder)
  return [valueSeeds(values), nameSeeds(values, 'alias'), nameSeeds(values, 'narrower')]
}

function valueSeeds(values: readonly Value[]): SeedGroup {
  const nameOf = ({ list, value }: Value) => `value:${list}/${value}`
  return {
    names: values.map(nameOf),
    async load(tx, missing) {
      const newValues = values.filter((value) => missing.has(nameOf(value)))
      const added = await addValues(tx, newValues)
      const isAdded = ({ list, value }: Value) => added.has(`${list}/${value}`)
      await linkValues(tx, newValues.filter(isAdded))
      await addTexts(tx, newValues.filter(isAdded))
      await positionAddedValues(tx, values, added)
    },
  }
}

/** Names in other lexicons: aliases mean the same as the value, narrower names something narrower. */
function nameSeeds(values: readonly Value[], kind: 'alias' | 'narrower'): SeedGroup {
  const names = values.flatMap(({ list, value, aliases, narrower }) =>
    (kind === 'alias' ? aliases : narrower).map((name, position) => ({ list, value, name, position })),
  )
  const seedOf = ({ list, name }: { list: string; name: string }) => `${kind}:${list}/${name}`
  return {
    names: names.map(seedOf),
    load: (tx, missing) =>
      addNames(
        tx,
        kind === 'alias' ? 'aliases' : 'narrower_names',
        names.filter((name) => missing.has(seedOf(name))),
      ),
  }
}

async function readValues(folder: string): Promise<Value[]> {
  const files = (await readdir(join(folder, 'lists')).catch(() => []))
    .filter((file) => file.endsWith('.json'))
    .sort()
  const lists = files.map(async (file) => {
    const list = basename(file, '.json')
    if (!isListName(list)) throw new Error(`${file} is not the name of a reference list`)
    const values = (await readSeed(folder, join('lists', file), schema)) ?? []
    return values.map((value, position) => ({ ...value, list, position }))
  })
  return (await Promise.all(lists)).flat()
}

async function addValues(tx: Tx, values: readonly Value[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    insert into vocabulary_entry (list, value, position, searchable, symbol, features)
    select list, value, position, searchable, symbol, features
    from json_to_recordset(${JSON.stringify(values)}::json) as v(
      list text, value text, position integer, searchable boolean, symbol text, features jsonb)
    on conflict (list, value) do nothing
    returning list || '/' || value as name
  `.execute(tx)
  return new Set(rows.map(({ name }) => name))
}

/** Adds names to values, except those that already name a value in their list. */
async function addNames(
  tx: Tx,
  column: 'aliases' | 'narrower_names',
  names: readonly { list: string; value: string; name: string; position: number }[],
) {
  await sql`
    update vocabulary_entry as entry set ${sql.ref(column)} = entry.${sql.ref(column)} || a.names
    from (
      select list, value, array_agg(name order by position) as names
      from json_to_recordset(${JSON.stringify(names)}::json) as n(
        list text, value text, name text, position integer)
      where not exists (select from vocabulary_entry as other
        where other.list = n.list and n.name = any(other.value || other.aliases || other.narrower_names))
      group by list, value) as a
    where entry.list = a.list and entry.value = a.value
  `.execute(tx)
}

/** Sets groups and parents after all values are inserted, because they may come later in the list. */
async function linkValues(tx: Tx, values: readonly Value[]) {
  const links = values.map(({ list, value, group, parent }) => {
    const definition = listDefinition(list)
    return { list, value, group, parent, groupList: definition.group, parentList: definition.parent }
  })
  await requireExistingLinks(tx, links)
  await sql`
    update vocabulary_entry as entry
    set group_id = (select id from vocabulary_entry as g where g.list = l."groupList" and g.value = l."group"),
      parent_id = (select id from vocabulary_entry as p where p.list = l."parentList" and p.value = l.parent)
    from json_to_recordset(${JSON.stringify(links)}::json) as l(
      list text, value text, "group" text, parent text, "groupList" text, "parentList" text)
    where entry.list = l.list and entry.value = l.value
  `.execute(tx)
}

async function requireExistingLinks(
  tx: Tx,
  links: {
    list: string
    value: string
    group?: string | null | undefined
    parent?: string | null | undefined
    groupList?: string | undefined
    parentList?: string | undefined
  }[],
) {
  const { rows } = await sql<{
    name: string
  }>`select list || '/' || value as name from vocabulary_entry`.execute(tx)
  const known = new Set(rows.map(({ name }) => name))
  for (const { list, value, group, groupList, parent, parentList } of links) {
    if (group && !known.has(`${groupList}/${group}`))
      throw new Error(`${list}/${value}: there is no group ${group}`)
    if (parent && !known.has(`${parentList}/${parent}`))
      throw new Error(`${list}/${value}: there is no parent ${parent}`)
  }
}

async function addTexts(tx: Tx, values: readonly Value[]) {
  const texts = values.flatMap(({ list, value, texts }) =>
    Object.entries(texts).map(([language, description]) => ({ list, value, language, description })),
  )
  await sql`
    insert into vocabulary_text (entry_id, language, description)
    select id, language, description
    from json_to_recordset(${JSON.stringify(texts)}::json) as t(list text, value text, language text, description text)
    join vocabulary_entry as entry on entry.list = t.list and entry.value = t.value
  `.execute(tx)
}
