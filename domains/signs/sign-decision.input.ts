import * as z from 'zod/mini'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'
import { decisionNames, maxChosenSigns, type SignDecision, signDecisions } from './sign-decisions.ts'

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

/** The note about what to change. */
export const requiredNoteRule = note.check(z.refine(hasVisibleText, withError('value.required')))

/** A chosen sign as `12.5`: its id and the revision that the person saw. */
const chosenSign = z.pipe(
  z.string(withError('value.invalid')).check(z.regex(/^[1-9]\d{0,8}\.\d{1,9}$/, withError('value.invalid'))),
  z.transform((text: string) => {
    const [id = 0, revision = 0] = text.split('.').map(Number)
    return { id, revision }
  }),
)

export const chosenSigns = z
  .array(chosenSign, withError('value.choose'))
  .check(z.minLength(1, withError('value.choose')), z.maxLength(maxChosenSigns, withError('value.invalid')))

/** A chosen sign in a form: the inverse of its schema. */
export const formatChosenSign = ({ id, revision }: { id: number; revision: number | string }): string =>
  `${id}.${revision}`

const isChecked = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === 'on'),
)

/** The form of a decision about chosen signs, of a list or the page of a sign. */
export const decisionSchemaOf = (decision: SignDecision | undefined) =>
  z.object({
    change: z.enum(decisionNames, withError('value.invalid')),
    signs: chosenSigns,
    note: decision && signDecisions[decision].note === 'required' ? requiredNoteRule : noteRule,
    withoutVideo: isChecked,
  })

/** The decision that a form or URL names. */
export const decisionIn = (text: string | null | undefined): SignDecision | undefined =>
  decisionNames.find((decision) => decision === text)
