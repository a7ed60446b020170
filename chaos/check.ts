import { sql } from 'kysely'
import type { Database } from '#platform/db/open-database.ts'
import type { Ledger, SignRecord } from './ledger.ts'

/** A sign as the database has it. */
interface StoredSign {
  gloss: string
  lemma: string | null
  status: string
  films: number
}

/** Compares the database with the ledger. @returns what is wrong, in words */
export async function findLosses({ db }: Pick<Database, 'db'>, ledger: Ledger): Promise<string[]> {
  const signs = Map.groupBy(await listStoredSigns(db), ({ gloss }) => gloss)
  const subjects = await db.selectFrom('contact').select('subject').execute()
  const messages = Map.groupBy(subjects, ({ subject }) => subject)
  return [
    ...[...signs].flatMap(([gloss, { length }]) => (length > 1 ? `${gloss} is there ${length} times` : [])),
    ...[...messages].flatMap(([subject, { length }]) =>
      length > 1 ? `${subject} is there ${length} times` : [],
    ),
    ...ledger.signs.flatMap((sign) => differences(sign, signs.get(sign.gloss)?.[0])),
    ...ledger.messages.flatMap(({ name, isAcknowledged }) =>
      isAcknowledged && !messages.has(name) ? `${name} is lost` : [],
    ),
    ...ledger.imports.flatMap(({ name, glosses, isAcknowledged }) => {
      const found = glosses.filter((gloss) => signs.has(gloss)).length
      if (found === glosses.length || (found === 0 && !isAcknowledged)) return []
      return `${found} of ${glosses.length} signs of ${name} are there`
    }),
  ]
}

const listStoredSigns = (db: Database['db']): Promise<StoredSign[]> =>
  db
    .selectFrom('sign')
    .select(['gloss', 'lemma', 'status'])
    .select(sql<number>`(select count(*)::int from sign_media where sign_id = sign.id)`.as('films'))
    .where('gloss', 'like', 'CHAOS-%')
    .execute()

function differences(sign: SignRecord, stored: StoredSign | undefined): string[] {
  if (!stored) return sign.id === null ? [] : [`${sign.gloss} is lost`]
  const { gloss, lemmas, statuses, attached, maybeAttached } = sign
  const { lemma, status, films } = stored
  return [
    ...(lemmas.has(lemma) ? [] : [`the lemma of ${gloss} is ${lemma}, not ${[...lemmas].join(' or ')}`]),
    ...(statuses.has(status) ? [] : [`${gloss} is ${status}, not ${[...statuses].join(' or ')}`]),
    ...(films < attached ? [`a film of ${gloss} is lost`] : []),
    ...(films > attached + maybeAttached ? [`${gloss} has ${films} films`] : []),
  ]
}

/** Files that are not converted yet, and jobs that ended their process twice. */
export async function countUnfinished({
  db,
}: Pick<Database, 'db'>): Promise<{ files: number; parked: number }> {
  const { rows } = await sql<{ files: number; parked: number }>`
    select (select count(*)::int from media where state in ('uploaded', 'working')) as files,
      (select count(*)::int from job_run where parked_at is not null) as parked
  `.execute(db)
  return rows[0] ?? { files: 0, parked: 0 }
}
