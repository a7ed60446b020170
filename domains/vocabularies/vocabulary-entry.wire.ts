import { z } from 'zod'
import { type Media, shownMediaUrl } from '#domains/media/media.ts'
import type { Vocabulary, VocabularyEntry } from './vocabulary.ts'

/** A value of a reference list. */
export const vocabularyEntryWire = z
  .object({
    id: z.int(),
    value: z.string().describe('Stable identifier, used by URLs and CSV'),
    description: z.string(),
    informed: z.boolean().describe('False: the description is in the default language'),
    parent: z.string().nullable(),
    group: z.string().nullable(),
    order: z.int(),
    searchable: z.boolean(),
    symbol: z.string().nullable().describe('SignWriting key: `/symbols/<key>.svg`'),
    drawing: z
      .string()
      .nullable()
      .describe(
        'URL of a drawn hand (SVG) made from the features. With `<use href="<drawing>#<code>">` the file name is the code, and `color`, `--hand-skin`, `--hand-line`, `--hand-mark-line` and `--hand-marks` apply.',
      ),
    features: z.record(z.string(), z.unknown()).nullable(),
    picture: z.string().nullable().describe('URL of an uploaded picture'),
  })
  .meta({ id: 'ReferenceListValue' })

/**
 * One value of a reference list as the API returns it.
 * @param language of the description
 * @param drawingUrl of the hand that the features describe
 */
export function toVocabularyEntryWire(
  entry: VocabularyEntry,
  vocabulary: Vocabulary,
  language: string,
  findMedia: (id: number | null) => Media | undefined,
  drawingUrl: (entry: VocabularyEntry) => string | null,
): z.output<typeof vocabularyEntryWire> {
  const { text, informed } = vocabulary.describe(entry.id, language)
  return {
    id: entry.id,
    value: entry.value,
    description: text,
    informed,
    parent: entry.parentId === null ? null : (vocabulary.entry(entry.parentId)?.value ?? null),
    group: entry.groupId === null ? null : (vocabulary.entry(entry.groupId)?.value ?? null),
    order: entry.position,
    searchable: entry.searchable,
    symbol: entry.symbol,
    features: entry.features,
    picture: shownMediaUrl(findMedia(entry.pictureId)),
    drawing: drawingUrl(entry),
  }
}
