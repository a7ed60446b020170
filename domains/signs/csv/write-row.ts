import type { StoredSign } from '../sign-document.ts'
import { cellsOf } from './cells/index.ts'
import { type Column, parseHeader } from './columns.ts'
import type { NameLookup } from './lookups.ts'

/** The cells of a sign under these headers, in order. */
export const writeRow = (headers: readonly string[], sign: StoredSign, names: NameLookup): string[] =>
  headers.map((header) => {
    const column = parseHeader(header)
    return column ? writeCell(column, sign, names) : ''
  })

function writeCell(column: Column, sign: StoredSign, names: NameLookup): string {
  switch (column.kind) {
    case 'id':
      return String(sign.id)
    case 'source':
      return sign.source ?? ''
    case 'sourceId':
      return sign.sourceId ?? ''
    case 'readOnly':
      return writeReadOnlyField(column.header, sign, names)
    default:
      return cellsOf(column.key).write(column, sign.document, names)
  }
}

/** Status, people by name, and dates: exported, but never imported. */
export function readOnlyFields(sign: StoredSign, names: Pick<NameLookup, 'person'>) {
  const person = (id: number | null) => (id === null ? null : (names.person(id) ?? null))
  return {
    status: sign.status,
    author: person(sign.authorId),
    publisher: person(sign.publisherId),
    approver: person(sign.approverId),
    created_at: writeTime(sign.createdAt),
    changed_at: writeTime(sign.changedAt),
    published_at: sign.publishedAt && writeTime(sign.publishedAt),
  }
}

/** `2026-11-21T12:00:00Z`: the format of times in a Table Schema has no milliseconds. */
const writeTime = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z')

function writeReadOnlyField(header: string, sign: StoredSign, names: NameLookup): string {
  const fields: Record<string, string | null> = readOnlyFields(sign, names)
  return fields[header] ?? ''
}
