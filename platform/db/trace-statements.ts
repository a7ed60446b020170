import type { LogEvent } from 'kysely'
import { recordSpan } from '#platform/tracing/tracing.ts'

/** A statement of an import with thousands of rows is longer than everything else of a trace together. */
const maxStatementLength = 2_000

/** Adds a span for a statement: its text, which has `$1` in place of values. */
export function traceStatement({ query, queryDurationMillis, ...event }: LogEvent): void {
  const [operation = 'SQL'] = /^\s*(\w+)/.exec(query.sql)?.slice(1) ?? []
  recordSpan({
    name: operation.toUpperCase(),
    kind: 'client',
    milliseconds: queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, maxStatementLength) },
    ...('error' in event && { error: event.error }),
  })
}
