import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { NamedAuditEntry } from './audit-entry.ts'

const columns = [
  'id',
  'time',
  'actor',
  'actor_name',
  'access',
  'request',
  'thing',
  'thing_id',
  'thing_name',
  'action',
  'facts',
]

/** Entries as CSV, with English names of columns, the same for every reader. Times in UTC. */
export async function* writeAuditLog(
  batches: AsyncIterable<readonly NamedAuditEntry[]>,
): AsyncGenerator<string> {
  yield writeCsv([columns])
  for await (const batch of batches) yield writeCsv(batch.map(toRow))
}

const toRow = (entry: NamedAuditEntry): string[] =>
  [
    entry.id,
    entry.at.toISOString(),
    entry.actorId,
    entry.actorName,
    entry.access,
    entry.requestId,
    entry.thing,
    entry.thingId,
    entry.existing?.name,
    entry.action,
    JSON.stringify(entry.facts),
  ].map((cell) => `${cell ?? ''}`)
