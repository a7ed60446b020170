import * as z from 'zod/mini'
import { chosenSigns } from '#domains/signs/sign-decision.input.ts'
import { chosenId, withError } from '#platform/forms/schema.ts'

export const tagModes = ['add', 'remove'] as const

/** The form that adds a tag to chosen signs or removes it. */
export const tagSchema = z.object({
  signs: chosenSigns,
  tag: chosenId(),
  tagMode: z._default(z.enum(tagModes, withError('value.invalid')), 'add'),
})

export type TagInput = z.output<typeof tagSchema>
