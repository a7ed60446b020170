import * as z from 'zod/mini'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'
import { type SignTransition, signTransitions } from './sign-transitions.ts'

/** What an approver or member decides about a sign: a transition, or sending it back to its author (D33). */
export type SignDecision = SignTransition | 'decline'

const transitions = Object.keys(signTransitions) as SignTransition[]
export const signDecisions = [...transitions, 'decline'] as const satisfies readonly SignDecision[]

/** The names under which decisions are stored, and that of another publisher, which decides nothing about the content. */
export const storedDecisionKinds = [...transitions, 'needs-changes', 'publisher'] as const
export type StoredDecisionKind = (typeof storedDecisionKinds)[number]

/** The decision that takes one back, for the same person; missing when there is none. */
export const reverseDecisions: Partial<Record<SignDecision, SignTransition>> = {
  publish: 'unpublish',
  unpublish: 'publish',
  remove: 'restore',
  restore: 'remove',
}

/** Maximum length of the note of a decision, UTF-16 code units. */
export const maxNoteLength = 2_000

// Line breaks stay; other control characters and those that change the text direction do not.
const controlCharacter = /[^\P{Cc}\n]|[\u2028-\u202E\u2066-\u2069]/gu
const note = z.pipe(
  z.pipe(
    z.nullish(z.string(withError('value.invalid'))),
    z.transform((text: string | null | undefined) =>
      (text ?? '').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(controlCharacter, '').trim(),
    ),
  ),
  z.string().check(z.maxLength(maxNoteLength, withError('value.tooLong'))),
)

/** The note of a decision to the author; undefined without visible text. */
export const noteRule = z.pipe(
  note,
  z.transform((text: string) => (hasVisibleText(text) ? text : undefined)),
)

/** The note that says what to change. */
export const requiredNoteRule = note.check(z.refine(hasVisibleText, withError('value.required')))

/** The note of a decision as its schema demands it. */
export const noteRuleOf = (decision: SignDecision) => (decision === 'decline' ? requiredNoteRule : noteRule)
