import { AppError } from './errors/app-error.ts'
import type { ErrorCode } from './errors/catalogue.ts'

/** A denial contains its reason, an error code, so page, toast and API show the same message. */
export type Decision = { allowed: true } | { allowed: false; reason: ErrorCode }

export const allow: Decision = { allowed: true }
export const deny = (reason: ErrorCode): Decision => ({ allowed: false, reason })

/** Turns a denial into the error the person will read. */
export function authorize(decision: Decision): void {
  if (!decision.allowed) throw new AppError(decision.reason)
}
