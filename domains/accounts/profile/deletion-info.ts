import type { ErrorCode } from '#platform/errors/catalogue.ts'

/** The consequences of deleting the own account. */
export interface DeletionInfo {
  /** Why the person may not delete it; null when they may. */
  refusal: ErrorCode | null
  /** As chosen in the consent form; null before the first answer. */
  afterDeletion: 1 | 2 | null
  signCount: number
  signsStay: boolean
}
