import { z } from 'zod'
import { pageWire } from '#platform/http/answer.wire.ts'
import type { Language } from './language.ts'

/** A language as the specification's API returns it. */
const languageWire = z
  .object({
    id: z.int(),
    name: z.string().describe('The code, BCP 47'),
    description: z.string().nullable(),
    default: z.int(),
    other_languages: z.int().describe('0: can be offered as a translation target'),
    notes: z.string().nullable(),
    translate: z.record(z.string(), z.object({ description: z.string() })),
  })
  .meta({ id: 'Language' })

/** The languages in their order, all of them or one page. */
export const languagesWire = z.object({ data: z.array(languageWire), meta: pageWire.optional() })

/** @param descriptionIn picks the name in the language of the request, or a fallback */
export const toLanguageWire = (
  language: Language,
  descriptionIn: (names: Language['names']) => string | null,
): z.output<typeof languageWire> => ({
  id: language.id,
  name: language.code,
  description: descriptionIn(language.names),
  default: language.isDefault ? 1 : 0,
  other_languages: language.otherLanguage ? 1 : 0,
  notes: language.notes,
  translate: Object.fromEntries(
    Object.entries(language.names).map(([code, description]) => [code, { description }]),
  ),
})
