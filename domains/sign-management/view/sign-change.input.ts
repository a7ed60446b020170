import * as z from 'zod/mini'
import { noteRule, noteRuleOf } from '#domains/signs/sign-decision.ts'
import { chosenId, optionalChosenId, withError } from '#platform/forms/schema.ts'
import { isDecision, type SignChange, signChanges } from './sign-change.ts'

const isChecked = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === 'on'),
)

/** The form of a change on a sign's page. Asking for changes needs a note, restoring a version its number,
 * another publisher an account. */
export const signChangeSchemaOf = (change: SignChange | undefined) =>
  z.object({
    change: z.enum(signChanges, withError('value.invalid')),
    /** The revision that the person saw. */
    revision: chosenId('value.invalid'),
    note: change === undefined || !isDecision(change) ? noteRule : noteRuleOf(change),
    withoutVideo: isChecked,
    version: change === 'restoreVersion' ? chosenId('value.invalid') : optionalChosenId,
    /** The publisher whom the person saw. */
    before: optionalChosenId,
    publisher: change === 'assignPublisher' ? chosenId() : optionalChosenId,
  })

export type SignChangeInput = z.output<ReturnType<typeof signChangeSchemaOf>>
