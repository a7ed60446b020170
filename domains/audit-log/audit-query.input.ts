import {
  type AuditAccess,
  type AuditAction,
  type AuditedThing,
  auditAccesses,
  auditActions,
  thingKinds,
} from '#platform/audit/audit-catalogue.ts'
import { parseId } from '#platform/forms/parse-id.ts'

/** Where a page of entries begins: after the last entry of the page before. */
export interface AuditCursor {
  /** Milliseconds since 1970 (UTC). */
  at: number
  id: number
}

/** A query of the audit log; null means no restriction. */
export interface AuditQuery {
  /** Part of the name of a person or of a gloss. */
  q: string
  thing: AuditedThing | null
  /** Of one thing; only together with `thing`. */
  id: number | null
  /** Account id of who did it. */
  by: number | null
  action: AuditAction | null
  access: AuditAccess | null
  /** Dates (`2026-11-21`) in the time zone of the installation, both included. */
  from: string | null
  to: string | null
  after: AuditCursor | null
}

export const auditEntriesPerPage = 50
const maxSearchLength = 100

/** Parses the parameters of the page; unknown values are ignored. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const thing = oneOf('thing', thingKinds)
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxSearchLength),
    thing,
    id: thing === null ? null : (parseId(params.get('id') ?? '') ?? null),
    by: parseId(params.get('by') ?? '') ?? null,
    action: oneOf('action', auditActions),
    access: oneOf('access', auditAccesses),
    from: parseDate(params.get('from')),
    to: parseDate(params.get('to')),
    after: parseCursor(params.get('after')),
  }
}

/** A date that exists, from the year 2000 to 2999. */
function parseDate(text: string | null): string | null {
  if (text === null || !/^2\d{3}-\d\d-\d\d$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

function parseCursor(text: string | null): AuditCursor | null {
  const [, at, id] = /^(\d{1,14})-(\d{1,9})$/.exec(text ?? '') ?? []
  return at === undefined ? null : { at: Number(at), id: Number(id) }
}

/** The inverse of `parseAuditQuery`, without default values. */
export function formatAuditQuery({ after, ...query }: Partial<AuditQuery>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, `${value}`)
  if (after) params.set('after', `${after.at}-${after.id}`)
  return params.size > 0 ? `?${params}` : ''
}
