import type { AuditAccess, AuditAction, AuditedThing, AuditFacts } from '#platform/audit/audit-catalogue.ts'

/** An entry of the audit log as it is stored: without names. */
export interface AuditEntry {
  id: number
  at: Date
  /** Account id; null for the operator and the program. */
  actorId: number | null
  access: AuditAccess
  /** The id of the request in the log of the server; null outside requests. */
  requestId: string | null
  thing: AuditedThing
  /** Null for things without ids, such as a setting. */
  thingId: number | null
  action: AuditAction
  facts: AuditFacts
}

/** A thing that still exists. */
export interface ExistingThing {
  /** Its gloss, code, title or file name; null for contents, which have a title in each language. */
  name: string | null
  /** The reference list of a value, or the kind of a legal text. */
  list: string | null
}

/** An entry with the names that exist today. */
export interface NamedAuditEntry extends AuditEntry {
  actorName: string | null
  /** Null for something that does not exist any more, and for things without ids. */
  existing: ExistingThing | null
  /** The name of what the fact `into` refers to. */
  intoName: string | null
}

/** How many months owners may keep entries; null is without end. */
export const retentionChoices = [null, 12, 24, 36, 60, 120] as const
