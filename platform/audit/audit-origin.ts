import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAccess } from './audit-catalogue.ts'

/** Where the changes of some work come from. */
export interface AuditOrigin {
  access: AuditAccess
  /** The id in the header X-Request-Id and in the lines of the log; null outside requests. */
  requestId: string | null
}

const storageKey = Symbol.for('signbank.auditOrigin')

/** In development, Vite loads this module a second time for the pages, whose requests begin in the server. */
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<AuditOrigin> }
shared[storageKey] ??= new AsyncLocalStorage<AuditOrigin>()
const current = shared[storageKey]

/** The origin of a command of the operator. */
export const commandOrigin: AuditOrigin = { access: 'command', requestId: null }

/** Runs work whose entries in the audit log have this origin. */
export const withAuditOrigin = <Result>(origin: AuditOrigin, work: () => Result): Result =>
  current.run(origin, work)

/** The origin of the present work; `program` outside requests, jobs and commands. */
export const auditOrigin = (): AuditOrigin => current.getStore() ?? { access: 'program', requestId: null }

/** Marks the present request as one with a token. */
export function markTokenAccess(): void {
  const origin = current.getStore()
  if (origin) origin.access = 'token'
}
