import { AsyncLocalStorage } from 'node:async_hooks'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'
import type { Log } from './log.ts'

/**
 * The inventory of security events, with their levels in the log. docs/security.md explains each of them; a test
 * compares both, and finds out that each is recorded somewhere.
 */
export const securityEvents = {
  'session.opened': 'info',
  'session.ended': 'info',
  'signIn.failed': 'warn',
  'secondFactor.failed': 'warn',
  'password.wrong': 'warn',
  'password.resetRequested': 'info',
  'access.refused': 'warn',
  'limit.reached': 'warn',
  'file.infected': 'warn',
  'account.changed': 'info',
  'data.erased': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>
export type SecurityEvent = keyof typeof securityEvents

/** Never an address, a name or a token. */
interface SecurityDetails {
  /** The account that the event is about, if it is not that of the request; null if there is none. */
  account?: number | null
  reason?: ErrorCode
  /** The name of a limit. */
  limit?: string
  /** The kind of an event in the history of an account, or of what was erased. */
  change?: string
}

/** The request that an event belongs to. */
export interface SecurityContext {
  log: Pick<Log, 'info' | 'warn'>
  /** A keyed hash of the sender's IP address. */
  hashSender: () => Promise<string>
  /** The signed-in account; null before it is known, and for visitors. */
  accountId: number | null
  /** Adds a refusal to the audit log: of a signed-in person, or of a file with malware. It never throws. */
  auditRefusal?: ((accountId: number | null, reason: ErrorCode) => void) | undefined
}

const current = new AsyncLocalStorage<SecurityContext>()

/** Runs the work of a request; security events inside it are logged with the sender and the signed-in account. */
export const withSecurityContext = <Result>(context: SecurityContext, work: () => Result): Result =>
  current.run(context, work)

/** Adds the signed-in account to the events of the request. */
export function identifyAccount(accountId: number): void {
  const context = current.getStore()
  if (context) context.accountId = accountId
}

/**
 * Logs a security event of the current request. Outside requests, as in commands, nothing is logged: the history of
 * accounts contains their changes.
 */
export function recordSecurityEvent(event: SecurityEvent, details: SecurityDetails = {}): void {
  const context = current.getStore()
  if (!context) return
  const { log, accountId } = context
  const fields = { security: event, by: accountId, ...details }
  const write = (sender: string | null) => log[securityEvents[event]]({ ...fields, sender }, 'security event')
  void context.hashSender().then(write, () => write(null))
}

/** Not refusals of a person: a visitor has no rights yet, and failed sign-ins are events of their own. */
const ordinary = new Set<ErrorCode>([
  'account.required',
  'account.wrongCredentials',
  'account.wrongCode',
  'account.secondFactorRequired',
])

/** Records that a policy refused a request, or that somebody sent malware; errors of other kinds are ignored. */
export function recordRefusal(code: ErrorCode): void {
  const { accountId = null, auditRefusal } = current.getStore() ?? {}
  if (code === 'file.infected') {
    recordSecurityEvent('file.infected')
    auditRefusal?.(accountId, code)
    return
  }
  const { status } = catalogue[code]
  if ((status === 401 || status === 403) && !ordinary.has(code))
    recordSecurityEvent('access.refused', { reason: code })
  if (status === 403 && accountId !== null && !ordinary.has(code)) auditRefusal?.(accountId, code)
}
