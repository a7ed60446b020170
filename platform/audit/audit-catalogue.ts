import type { ErrorCode } from '#platform/errors/catalogue.ts'

const entry = ['created', 'changed', 'restored', 'deleted', 'ordered'] as const
const setting = ['changed', 'restored'] as const

/**
 * What the audit log is about, with the actions of each kind of thing. `auditLog:thing` and `auditLog:action` have their
 * texts.
 */
export const auditedThings = {
  account: [
    'registered',
    'verified',
    'accepted',
    'rejected',
    'suspended',
    'deleted',
    'reactivated',
    'made-admin',
    'made-publisher',
    'approver-given',
    'approver-taken',
    'owner-given',
    'owner-taken',
    'sessions-ended',
    'email-corrected',
    'email-replacement',
    'email-changed',
    'password-changed',
    'consent-changed',
    'second-factor-added',
    'second-factor-removed',
    'second-factor-reset',
    'recovery-codes-created',
    'recovery-code-used',
    'token-created',
    'token-revoked',
    'data-exported',
    'erased',
  ],
  sign: [
    'created',
    'changed',
    'published',
    'declined',
    'withdrawn',
    'deleted',
    'restored',
    'version-restored',
    'value-merged',
    'import-undone',
    'publisher-changed',
    'erased',
  ],
  file: ['erased', 'infected'],
  value: ['created', 'changed', 'deleted', 'ordered', 'merged', 'merge-undone'],
  faqs: entry,
  contents: entry,
  institutions: entry,
  professions: entry,
  websiteManual: entry,
  annotationsManual: entry,
  replyTemplates: entry,
  videos: entry,
  combination: ['created', 'changed', 'deleted'],
  language: ['created', 'changed', 'retired', 'returned', 'deleted', 'ordered'],
  legalText: ['published', 'corrected'],
  identity: setting,
  website: setting,
  dataset: setting,
  import: ['created', 'confirmed', 'applied', 'undo-requested', 'import-undone', 'deleted'],
  recording: ['created', 'changed', 'file-replaced', 'deleted'],
  backup: ['created', 'restored'],
  administration: ['refused'],
  auditLog: ['retention-changed', 'exported'],
} as const

export type AuditedThing = keyof typeof auditedThings
export type AuditAction<Thing extends AuditedThing = AuditedThing> = (typeof auditedThings)[Thing][number]

export const thingKinds = Object.keys(auditedThings) as AuditedThing[]

/** All actions, each once. */
export const auditActions = [...new Set(Object.values(auditedThings).flat())] as AuditAction[]

/** How a change reached the program: a page, a call of the API with a session or a token, a command, a job. */
export const auditAccesses = ['page', 'api', 'token', 'command', 'job', 'program'] as const
export type AuditAccess = (typeof auditAccesses)[number]

/** Numbers and names of the program about an entry. Never a name, an address or a text of people. */
export interface AuditFacts {
  /** The change set that contains the versions of signs. */
  changeSet?: number
  /** How a version of a sign came about, if not by a form. */
  via?: 'import' | 'seed' | 'api'
  /** The version that the change made. */
  revision?: number
  /** How many things the action was about. */
  count?: number
  /** The value or account that the other one became. */
  into?: number
  format?: string
  months?: number | null
  /** Why a request was refused. */
  reason?: ErrorCode
}
