import {
  type PropertyKind,
  property,
  propertyByWireName,
  referenceKeys,
  textKeys,
  wireName,
} from '../../properties.ts'
import type { CellFormat } from '../foreign-cells.ts'
import type { MappingJson } from '../mapping.ts'
import { languageByName } from './language-by-name.ts'
import { nzslValues } from './nzsl.ts'

/** Columns with the same meaning, whatever languages the dataset has. Null: what our signs do not have. */
const headers: Record<string, string | null> = {
  'Signbank ID': 'source_id',
  Dataset: null,
  'Annotation instructions': null,
  'Word class': 'word_class',
  Handedness: 'handedness',
  'Strong Hand': 'handshape_dominant',
  'Weak Hand': 'handshape_nondominant',
  'Handshape Change': 'handshape_change',
  'Relation between Articulators': 'relation_between_articulators',
  Location: 'location',
  'Contact Type': 'contact_type',
  'Movement Shape': 'movement_shape',
  'Movement Direction': 'movement_direction',
  'Repeated Movement': 'repeated_movement',
  'Alternating Movement': 'alternating_movement',
  'Relative Orientation: Movement': 'relative_orientation_movement',
  'Relative Orientation: Location': 'relative_orientation_location',
  'Orientation Change': 'orientation_change',
  'Virtual Object': 'virtual_object',
  'Phonology Other': 'other_phonology',
  'Mouth Gesture': 'mouth_gesture',
  Mouthing: 'mouthing',
  'Phonetic Variation': 'phonetic_variation',
  'Strong hand letter': null,
  'Strong hand number': null,
  'Weak hand letter': null,
  'Weak hand number': null,
  'Weak Drop': null,
  'Weak Prop': null,
  'Semantic Field': 'semantic_field',
  'Derivation history': 'etymology',
  'Named Entity': 'named_entity',
  Valence: 'valence',
  'Iconic Image': 'iconicity',
  'Concepticon Concept Set': null,
  'Number of Occurrences': null,
  'Number of Signers': null,
  'In the Web dictionary': 'in_dictionary',
  'Is this a proposed new sign?': null,
  Dialects: 'dialect',
  'Sequential Morphology': 'fixed_combination',
  'Simultaneous Morphology': 'bound_morpheme',
  'Blend Morphology': 'blends',
  'Relations to other signs': 'relations',
  'Relations to foreign signs': 'foreign_relations',
  Tags: 'tags',
  Notes: 'notes',
}

const formats: Record<string, CellFormat> = {
  relations: 'signbank-relations',
  foreign_relations: 'signbank-foreign-signs',
  notes: 'signbank-notes',
}

/**
 * The mapping of an "Export CSV" of Global Signbank. Headers of languages are named in English there. Its usual names of
 * handshapes are aliases of the standard ones; the dataset of NZSL has codes.
 */
export function globalSignbankMapping(found: readonly string[]): MappingJson {
  const mapped: Record<string, string | null> = {}
  for (const header of found) {
    const target = Object.hasOwn(headers, header) ? headers[header] : targetOfLanguage(header, found)
    if (target !== undefined) mapped[header] = target
  }
  const targets = Object.values(mapped).filter((target) => target !== null)
  return {
    headers: mapped,
    values: Object.fromEntries(targets.flatMap((target) => valuesOf(target))),
    splitters: Object.fromEntries(targets.filter(isManyValued).map((target) => [target, ','])),
    cells: Object.fromEntries(targets.flatMap((target) => formatOf(target))),
  }
}

/**
 * Our header for a header such as `Senses (Dutch)`. The first language has the gloss and the lemma; English has columns of
 * its own. Undefined: a person decides.
 */
function targetOfLanguage(header: string, found: readonly string[]): string | null | undefined {
  const [, kind = '', name = ''] = /^(.+) \((.+)\)$/.exec(header) ?? []
  const language = languageByName(name)
  if (kind === 'Senses') return language && `translation.${language}`
  if (kind === 'Example Sentences') return language && `example.${language}`
  const ours = { 'Annotation ID Gloss': 'gloss', 'Lemma ID Gloss': 'lemma' }[kind]
  if (ours === undefined) return undefined
  const isFirst = found.find((one) => one.startsWith(`${kind} (`)) === header
  if (isFirst) return ours
  return language === 'en' ? `${ours}_en` : null
}

/** What stands for "nothing" in the columns of a kind. */
const nothing: Partial<Record<PropertyKind, Record<string, null>>> = {
  yesNo: { '-': null, None: null, Neutral: null },
  reference: { '-': null },
}

function valuesOf(target: string): [string, MappingJson['values'][string]][] {
  const key = propertyByWireName(target)
  const words = key && nothing[property(key).kind]
  const codes: MappingJson['values'] = nzslValues
  return words ? [[target, { ...words, ...codes[target] }]] : []
}

function isManyValued(target: string): boolean {
  const key = referenceKeys.find((one) => wireName(one) === target)
  return key !== undefined && property(key).many === true
}

function formatOf(target: string): [string, CellFormat][] {
  if (target.startsWith('translation.')) return [[target, 'numbered-senses']]
  if (target.startsWith('example.')) return [[target, 'signbank-examples']]
  const format = formats[target]
  if (format) return [[target, format]]
  const isText = textKeys.some((key) => wireName(key) === target)
  return isText && target !== wireName('gloss') ? [[target, 'quoted-or-dash']] : []
}
