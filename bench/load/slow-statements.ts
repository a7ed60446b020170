import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/db/transaction.ts'

/** Settings of the PostgreSQL server that measures its statements. */
export const measuringSettings = ['shared_preload_libraries=pg_stat_statements']

/** A statement that took long, with the plan for any values. */
export interface SlowStatement {
  calls: number
  /** Milliseconds. */
  mean: number
  max: number
  text: string
  /** One line for each node; why there is none, if the types of its values are unknown. */
  plan: string[]
}

const shownStatements = 12

/** Begins to measure statements, or begins again. */
export async function resetStatements(db: Db): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db)
  await sql`select pg_stat_statements_reset()`.execute(db)
}

/** The statements of the program that took longest in all. */
export async function listSlowStatements(db: Db): Promise<SlowStatement[]> {
  const { rows } = await sql<Omit<SlowStatement, 'plan'>>`
    select calls::integer, round(mean_exec_time::numeric, 2)::float8 as mean, round(max_exec_time::numeric, 1)::float8 as max,
      query as text
    from pg_stat_statements where query ~* '^\\s*(with|select|insert|update|delete)' and query !~ 'pg_stat_statements'
    order by total_exec_time desc limit ${shownStatements}
  `.execute(db)
  const statements: SlowStatement[] = []
  for (const row of rows) statements.push({ ...row, plan: await explain(db, row.text) })
  return statements
}

/** The plan for any values, which PostgreSQL 15 shows for prepared statements only. */
async function explain(db: Db, text: string): Promise<string[]> {
  const values = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const nulls = values > 0 ? sql`(${sql.join(Array.from({ length: values }, () => sql`null`))})` : sql``
  try {
    return await inTransaction(db, async (tx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      await sql`prepare explained as ${sql.raw(text)}`.execute(tx)
      const { rows } = await sql<object>`explain execute explained ${nulls}`.execute(tx)
      await sql`deallocate explained`.execute(tx)
      return rows.map((row) => String(Object.values(row)[0]))
    })
  } catch (error) {
    return [`no plan: ${error instanceof Error ? error.message : error}`]
  }
}

/** The statements as text, the one that took longest in all first. */
export const formatStatements = (statements: readonly SlowStatement[]): string =>
  statements
    .map(({ calls, mean, max, text, plan }) =>
      [
        `${calls} calls, ${mean} ms each, ${max} ms at most`,
        `  ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`,
        ...plan.map((line) => `    ${line}`),
      ].join('\n'),
    )
    .join('\n\n')
