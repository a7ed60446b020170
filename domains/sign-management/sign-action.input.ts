import * as z from 'zod/mini'
import { noteRule, noteRuleOf } from '#domains/signs/sign-decision.ts'
import { chosenId, optionalChosenId, withError } from '#platform/forms/schema.ts'
import { type SignAction, signActions } from './sign-action.ts'

/** More signs than a list shows on a page. */
const maxSigns = 100

/** A chosen sign as `12.5`: its id and the revision that the person saw. */
const chosenSign = z.pipe(
  z.string(withError('value.invalid')).check(z.regex(/^[1-9]\d{0,8}\.\d{1,9}$/, withError('value.invalid'))),
  z.transform((text: string) => {
    const [id = 0, revision = 0] = text.split('.').map(Number)
    return { id, revision }
  }),
)

const chosenSigns = z
  .array(chosenSign, withError('value.choose'))
  .check(z.minLength(1, withError('value.choose')), z.maxLength(maxSigns, withError('value.invalid')))

const isChecked = z.pipe(
  z.optional(z.string()),
  z.transform((value: string | undefined) => value === 'on'),
)

export const tagModes = ['add', 'remove'] as const

/** The form of an action on chosen signs; asking for changes needs a note, tagging needs a tag. */
export const signActionSchemaOf = (action: SignAction | undefined) =>
  z.object({
    change: z.enum(signActions, withError('value.invalid')),
    signs: chosenSigns,
    note: action === undefined || action === 'tag' ? noteRule : noteRuleOf(action),
    withoutVideo: isChecked,
    tag: action === 'tag' ? chosenId() : optionalChosenId,
    tagMode: z._default(z.enum(tagModes, withError('value.invalid')), 'add'),
  })

export type SignActionInput = z.output<ReturnType<typeof signActionSchemaOf>>

/** A chosen sign in the form: the inverse of its schema. */
export const formatChosenSign = ({ id, revision }: { id: number; revision: number }): string =>
  `${id}.${revision}`

/** The action that a URL or form names. */
export const signActionIn = (text: string | null | undefined): SignAction | undefined =>
  signActions.find((action) => action === text)

/** The ids that a URL names, without repetitions. */
export const signIdsIn = (params: URLSearchParams): number[] =>
  [...new Set(params.getAll('id').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : [])))].slice(
    0,
    maxSigns,
  )
