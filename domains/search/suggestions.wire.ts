import { z } from 'zod'
import { searchSteps } from './search-model.ts'

const highlightedText = {
  text: z.string(),
  mark: z.tuple([z.int(), z.int()]).nullable().describe('What was searched for: from, to'),
}
const hand = z
  .object({
    drawing: z.string().nullable(),
    symbol: z.string().nullable(),
    picture: z.string().nullable(),
    isPictureFirst: z.literal(true).optional().describe('The picture precedes the drawing'),
  })
  .describe('A handshape as drawing (feature code), symbol, picture')
const suggestionWire = z
  .object({
    id: z.int(),
    gloss: z.object(highlightedText),
    words: z.object({ ...highlightedText, language: z.string() }).nullable(),
    found: z
      .object({
        ...highlightedText,
        field: z.enum(['gloss', 'lemma', 'label', 'translation', 'earlierGloss']),
        language: z.string().nullable(),
      })
      .nullable(),
    poster: z.string().nullable(),
    preview: z.string().nullable(),
    articulation: z
      .object({
        dominant: z.array(hand),
        nondominant: z.array(hand),
        location: z.string().nullable().describe('The name of its drawing'),
        locationPicture: z.string().nullable(),
      })
      .nullable()
      .describe('Of a sign without poster: the handshapes of each hand, and its location'),
    isDemo: z.boolean(),
    isOffensive: z.boolean(),
    hasPoster: z.boolean(),
  })
  .meta({ id: 'Suggestion' })

/** Describes the steps of a search in contracts. */
export const stepsDescription =
  'How signs were found: `text` contains `q`, other `forms` of its words, one `typing` error, single `words` of a phrase'

/** The first signs that a text finds, and the version of the dictionary that answered. */
export const suggestionsWire = z.object({
  data: z.array(suggestionWire),
  meta: z.object({
    total: z.int(),
    steps: z.array(z.enum(searchSteps)).describe(stepsDescription),
    version: z.int(),
  }),
})
export type SuggestionsWire = z.output<typeof suggestionsWire>
