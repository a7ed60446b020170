import * as z from 'zod/mini'
import { chosenSigns, maxChosenSigns } from '#domains/signs/sign-decision.input.ts'
import { chosenId, withError } from '#platform/forms/schema.ts'
import { type ListChange, listChanges } from './panel-change.ts'

export const tagModes = ['add', 'remove'] as const

/** The form that adds a tag to chosen signs or removes it. */
export const tagSchema = z.object({
  signs: chosenSigns,
  tag: chosenId(),
  tagMode: z._default(z.enum(tagModes, withError('value.invalid')), 'add'),
})

export type TagInput = z.output<typeof tagSchema>

/** The change that a URL or form names. */
export const listChangeIn = (text: string | null | undefined): ListChange | undefined =>
  listChanges.find((change) => change === text)

/** The ids that a URL names, without repetitions. */
export const signIdsIn = (params: URLSearchParams): number[] =>
  [...new Set(params.getAll('id').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : [])))].slice(
    0,
    maxChosenSigns,
  )
