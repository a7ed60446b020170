import * as z from 'zod/mini'
import { chosenId } from '#platform/forms/schema.ts'

/** A person cancels a change that waits for a confirmation. */
export const pendingChangeCancellationSchema = z.object({ linkId: chosenId('value.invalid') })
export type PendingChangeCancellation = z.output<typeof pendingChangeCancellationSchema>
