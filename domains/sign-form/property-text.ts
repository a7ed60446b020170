import { attributionFieldOf } from '#domains/signs/attribution.ts'
import { mediaInColumn } from '#domains/signs/csv/file-columns.ts'
import {
  type AttributionKey,
  type FileKey,
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  type YesNoKey,
} from '#domains/signs/properties.ts'
import { mediaOf, type SignDocument } from '#domains/signs/sign-document.ts'

/** How the parts of a value are named in the language of the page. */
export interface ValueNames {
  entry: (id: number) => string
  sign: (id: number) => string
  language: (code: string) => string
  relation: (kind: SignDocument['relations'][number]['kind']) => string
  yesNo: (value: boolean) => string
  /** A note that the public does not see; its text alone by default. */
  privateNote?: (text: string) => string
  /** A file; files are left out by default. */
  file?: (id: number) => string
}

/** The value of a property as lines of text; none when it is empty. */
export function propertyLines(key: PropertyKey, document: SignDocument, names: ValueNames): string[] {
  const { texts, values, flags, translations, notes, relations, foreignRelations, minimalPairs, examples } =
    document
  switch (property(key).kind) {
    case 'text':
      return [texts[key as TextKey] ?? ''].filter(Boolean)
    case 'reference':
      return (values[key as ReferenceKey] ?? []).map(names.entry)
    case 'yesNo': {
      const flag = flags[key as YesNoKey]
      return flag === undefined ? [] : [names.yesNo(flag)]
    }
    case 'keywords':
      return Object.entries(translations).map(
        ([code, senses]) => `${names.language(code)}: ${senses.map((sense) => sense.join(', ')).join(' | ')}`,
      )
    case 'notes': {
      const { privateNote = (text: string) => text } = names
      return notes.map(({ kind, text, public: isPublic }) => {
        const line = `${names.entry(kind)}: ${text}`
        return isPublic ? line : privateNote(line)
      })
    }
    case 'examples':
      return examples
        .map(({ texts: sentences, signs }) =>
          key === 'exampleSigns' ? signs : Object.values(sentences).join(' – '),
        )
        .filter(Boolean)
    case 'files':
      return names.file ? mediaInColumn(document, key as FileKey).map(names.file) : []
    case 'signs':
      if (key === 'relations')
        return relations.map(({ kind, sign }) => `${names.relation(kind)}: ${names.sign(sign)}`)
      return key === 'minimalPairs'
        ? minimalPairs.map(names.sign)
        : foreignRelations.map(({ signLanguage, text }) => `${signLanguage}: ${text}`)
    case 'attribution': {
      const lines = mediaOf(document).flatMap((file) => {
        const text = file[attributionFieldOf[key as AttributionKey]]
        return text === undefined ? [] : [names.file ? `${names.file(file.media)}: ${text}` : text]
      })
      return [...new Set(lines)]
    }
  }
}
