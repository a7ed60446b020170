import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Lets all processes forget what they remember about public files and pages. Call it last. */
export const recordRecordingChange = (tx: Tx, id: number) => recordChange(tx, 'video', [id])
