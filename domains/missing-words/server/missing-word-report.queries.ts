import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { MissingWord, MissingWordKey } from '../missing-word.ts'
import {
  foldedSearch,
  type MissingWordQuery,
  type MissingWordState,
  wordsPerPage,
} from '../missing-word-query.input.ts'

type Row = Omit<MissingWord, 'setAside'> & {
  setAsideAt: Date | null
  setAsideBy: number | null
  setAsideReason: string | null
}

const toMissingWord = ({ setAsideAt, setAsideBy, setAsideReason, ...word }: Row): MissingWord => ({
  ...word,
  setAside:
    setAsideAt && setAsideReason !== null ? { at: setAsideAt, by: setAsideBy, reason: setAsideReason } : null,
})

/** The waiting messages by the word that they miss. */
const messages = sql`(
  select language, missed_word as word, count(*)::integer as messages, min(word) as spelling
  from contact where missed_word is not null and status = 'waiting' group by language, missed_word
)`

/** Words that were searched often and have no message; the partial index of the table has these conditions. */
const searchedOften = sql`
  select language, word, spelling, searches, 0 as messages, set_aside_at, set_aside_by, set_aside_reason
  from missing_word as stored
  where answered_at is null and set_aside_at is null and searches >= 3 and not exists (
    select from contact where contact.language = stored.language and contact.missed_word = stored.word
      and missed_word is not null and status = 'waiting'
  )`

const namedByMessages = sql`
  select message.language, message.word, coalesce(stored.spelling, message.spelling) as spelling,
    coalesce(stored.searches, 0) as searches, message.messages, set_aside_at, set_aside_by, set_aside_reason
  from ${messages} as message left join missing_word as stored using (language, word)
  where set_aside_at is null`

const setAside = sql`
  select stored.language, stored.word, stored.spelling, searches, coalesce(messages, 0) as messages, set_aside_at,
    set_aside_by, set_aside_reason
  from missing_word as stored left join ${messages} as message using (language, word)
  where set_aside_at is not null`

/** The parts of the report that show the words of a state. */
const parts: Record<MissingWordState, readonly RawBuilder<unknown>[]> = {
  open: [searchedOften, namedByMessages],
  messages: [namedByMessages],
  aside: [setAside],
}

function restrictedTo({ q, language }: Pick<MissingWordQuery, 'q' | 'language'>): RawBuilder<unknown> {
  const pattern = `%${foldedSearch({ q }).replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${language}::text is null or language = ${language}) and (${q === ''} or word like ${pattern})`
}

/** A page of the words of a state. Each part is ordered and cut by itself, so that an index gives its first rows. */
export async function listReportedWords(db: Db, query: MissingWordQuery): Promise<MissingWord[]> {
  const order =
    query.order === 'alphabetical' ? sql`word, language` : sql`searches desc, messages desc, language, word`
  const end = query.page * wordsPerPage
  const cut = parts[query.state].map(
    (part) => sql`(
      select * from (${part}) as part where ${restrictedTo(query)} order by ${order} limit ${end}
    )`,
  )
  const { rows } = await sql<Row>`
    select language, word, spelling, searches, messages, set_aside_at as "setAsideAt",
      set_aside_by as "setAsideBy", set_aside_reason as "setAsideReason"
    from (${sql.join(cut, sql` union all `)}) as reported
    order by ${order} limit ${wordsPerPage} offset ${end - wordsPerPage}
  `.execute(db)
  return rows.map(toMissingWord)
}

/** Number of matches in each state; the state of the query is ignored. */
export async function countReportedWords(
  db: Db,
  query: MissingWordQuery,
): Promise<Record<MissingWordState, number>> {
  const where = restrictedTo(query)
  const count = (part: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from (${part}) as part where ${where})`
  const { rows } = await sql<Record<MissingWordState, number> & { often: number }>`
    select ${count(searchedOften)} as often, ${count(namedByMessages)} as messages, ${count(setAside)} as aside
  `.execute(db)
  const [{ often = 0, messages: named = 0, aside = 0 } = {}] = rows
  return { open: often + named, messages: named, aside }
}

/** A word with its counts; undefined when nobody searched it and no waiting message names it. */
export async function findReportedWord(
  db: Db | Tx,
  { language, word }: MissingWordKey,
): Promise<MissingWord | undefined> {
  const { rows } = await sql<Row>`
    select ${language}::text as language, ${word}::text as word,
      coalesce(stored.spelling, message.spelling) as spelling, coalesce(searches, 0) as searches,
      coalesce(messages, 0) as messages, set_aside_at as "setAsideAt", set_aside_by as "setAsideBy",
      set_aside_reason as "setAsideReason"
    from (select * from missing_word where language = ${language} and word = ${word}) as stored
    full join (select * from ${messages} as all_messages where language = ${language} and word = ${word}) as message
      using (language, word)
  `.execute(db)
  return rows.map(toMissingWord)[0]
}

/** Searches by week. */
export interface WeekCount extends MissingWordKey {
  /** Its Monday. */
  week: string
  searches: number
}

/** The searches of words in the weeks since a Monday. */
export async function listWeeks(
  db: Db,
  words: readonly MissingWordKey[],
  since: string,
): Promise<WeekCount[]> {
  const { rows } = await sql<WeekCount>`
    select language, word, week::text as week, searches
    from missing_word_week
    join unnest(
      ${words.map(({ language }) => language)}::text[], ${words.map(({ word }) => word)}::text[]
    ) as wanted (language, word) using (language, word)
    where week >= ${since}::date
  `.execute(db)
  return rows
}

/** A waiting message about a word. */
export interface WordMessage {
  id: number
  message: string
  wantsAnswer: boolean
  /** The medium of its film. */
  filmId: number | null
  /** Whether the sender agreed that the film becomes a film of the sign. */
  filmMayBeUsed: boolean
  createdAt: Date
}

/** The waiting messages that miss a word, oldest first. */
export const listMessagesAbout = (db: Db, { language, word }: MissingWordKey): Promise<WordMessage[]> =>
  db
    .selectFrom('contact')
    .select([
      'id',
      'message',
      'filmId',
      'filmMayBeUsed',
      'createdAt',
      (each) => each('senderEmail', '<>', '').as('wantsAnswer'),
    ])
    .where('language', '=', language)
    .where('missedWord', '=', word)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .$castTo<WordMessage>()
    .execute()

/** The film of a waiting message about a word, if its sender agreed that it becomes a film of the sign. */
export async function findUsableFilm(
  db: Db,
  { language, word, contactId }: MissingWordKey & { contactId: number },
): Promise<{ film: number; spelling: string; createdAt: Date } | undefined> {
  return db
    .selectFrom('contact')
    .select(['filmId as film', 'word as spelling', 'createdAt'])
    .where('id', '=', contactId)
    .where('language', '=', language)
    .where('missedWord', '=', word)
    .where('status', '=', 'waiting')
    .where('filmId', 'is not', null)
    .where('filmMayBeUsed', '=', true)
    .$castTo<{ film: number; spelling: string; createdAt: Date }>()
    .executeTakeFirst()
}

/** How many words wait that a message names. */
export const wordsWithMessagesQuery = sql<number>`select count(*) from (${namedByMessages}) as named`

/** Sets a word aside. @returns whether it was not set aside before */
export async function storeSetAside(
  tx: Tx,
  { language, word, spelling }: Pick<MissingWord, 'language' | 'word' | 'spelling'>,
  { at, by, reason }: NonNullable<MissingWord['setAside']>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into missing_word as stored
      (language, word, spelling, first_on, set_aside_at, set_aside_by, set_aside_reason)
    values (${language}, ${word}, ${spelling}, ${at}::date, ${at}, ${by}, ${reason})
    on conflict (language, word) do update set
      set_aside_at = excluded.set_aside_at, set_aside_by = excluded.set_aside_by,
      set_aside_reason = excluded.set_aside_reason
    where stored.set_aside_at is null
  `.execute(tx)
  return numAffectedRows === 1n
}

/** Takes a word back. @returns whether it was set aside */
export async function deleteSetAside(tx: Tx, { language, word }: MissingWordKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('missingWord')
    .set({ setAsideAt: null, setAsideBy: null, setAsideReason: null })
    .where('language', '=', language)
    .where('word', '=', word)
    .where('setAsideAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A word that may be answered meanwhile. */
export type OpenWord = Pick<MissingWord, 'language' | 'word' | 'messages'>

/** The most searched words without an answer, and all that waiting messages name. */
export async function listOpenWords(db: Db, limit: number): Promise<OpenWord[]> {
  const { rows } = await sql<OpenWord>`
    select language, word, messages from ${messages} as message
    union all (
      select language, word, 0 from (${searchedOften}) as often order by searches desc, language, word limit ${limit}
    )
  `.execute(db)
  return rows
}

/** Marks searched words as answered. */
export async function markAnswered(tx: Tx, words: readonly MissingWordKey[], at: Date): Promise<void> {
  await sql`
    update missing_word as stored set answered_at = ${at}
    from unnest(
      ${words.map(({ language }) => language)}::text[], ${words.map(({ word }) => word)}::text[]
    ) as found (language, word)
    where stored.language = found.language and stored.word = found.word and answered_at is null
  `.execute(tx)
}
