import { z } from 'zod'

const highlightedText = {
  text: z.string(),
  mark: z.tuple([z.int(), z.int()]).nullable().describe('What was searched for: from, to'),
}
const suggestionWire = z
  .object({
    id: z.int(),
    gloss: z.object(highlightedText),
    words: z.object({ ...highlightedText, language: z.string() }).nullable(),
    found: z
      .object({
        ...highlightedText,
        field: z.enum(['gloss', 'lemma', 'label', 'translation']),
        language: z.string().nullable(),
      })
      .nullable(),
    poster: z.string().nullable(),
    preview: z.string().nullable(),
    hand: z
      .object({
        drawing: z.string().nullable(),
        symbol: z.string().nullable(),
        picture: z.string().nullable(),
      })
      .nullable()
      .describe('Of a sign without poster: its hand as drawing (feature code), symbol, picture'),
    location: z
      .string()
      .nullable()
      .describe('Of a sign without poster: its location, by the name of its drawing'),
    isDemo: z.boolean(),
    hasPoster: z.boolean(),
  })
  .meta({ id: 'Suggestion' })

/** The first signs that a text finds, and the version of the dictionary that answered. */
export const suggestionsWire = z.object({
  data: z.array(suggestionWire),
  meta: z.object({ total: z.int(), forgiven: z.boolean(), version: z.int() }),
})
export type SuggestionsWire = z.output<typeof suggestionsWire>
