import type { MappingJson } from '../mapping.ts'
import { aslLexHandshapes } from './asl-lex-handshapes.ts'

/** The columns of ASL-LEX 2.0 that describe a sign. The minor location implies the major one. */
const targets: Record<string, string> = {
  Code: 'source_id',
  EntryID: 'gloss',
  LemmaID: 'lemma',
  DominantTranslation: 'translation.en',
  NondominantTranslation: 'translation.en',
  SignBankEnglishTranslations: 'translation.en',
  LexicalClass: 'word_class',
  'SignType.2.0': 'handedness',
  'Handshape.2.0': 'handshape_dominant',
  'NonDominantHandshape.2.0': 'handshape_nondominant',
  'MinorLocation.2.0': 'location',
  'Movement.2.0': 'movement_shape',
  'RepeatedMovement.2.0': 'repeated_movement',
}

/** What ASL-LEX writes for "does not apply", in columns with values. */
const noValue = { NA: null }

const targetsWithValues = Object.values(targets).filter(
  (target) => !['source_id', 'gloss', 'lemma', 'translation.en'].includes(target),
)

/**
 * The mapping of the table of ASL-LEX, one row for each sign. All other columns are left out: frequencies, ratings,
 * durations and the features of each morpheme.
 */
export const aslLexMapping = (found: readonly string[]): MappingJson => ({
  headers: Object.fromEntries(found.map((header) => [header, targets[header] ?? null])),
  values: Object.fromEntries(
    targetsWithValues.map((target) => [
      target,
      target.startsWith('handshape_') ? { ...noValue, ...aslLexHandshapes } : noValue,
    ]),
  ),
  splitters: { 'translation.en': ',' },
  cells: { lemma: 'na-or-text', 'translation.en': 'na-or-text' },
  // Several signs have one EntryID; Code is unique.
  doubledGlosses: 'number',
})
