import { attributionFieldOf } from '../attribution.ts'
import { escapeValue, parseSentences } from '../csv/cell-escaping.ts'
import { fileColumns, filesInColumn } from '../csv/file-columns.ts'
import { checkAttributions } from '../csv/media-of-row.ts'
import { normalizeText } from '../normalize-text.ts'
import type { AttributionKey } from '../properties.ts'
import type { Attribution, SignDocument } from '../sign-document.ts'
import type { KindModule } from './kind-module.ts'
import { differs, omit } from './record-helpers.ts'

/**
 * Credit, licence and signer of the files of a sign. They are stored with the files, whose kinds normalize and apply them.
 * In CSV: one text when it is the same for all files, else one for each between ` | `.
 */
export const attributionKind: KindModule = {
  normalize: () => ({}),
  parse: (row, { key }, cell) => {
    row.attributions[key as AttributionKey] = parseSentences(cell).map(normalizeText)
  },
  apply: (row, _before, { reportError }) => {
    checkAttributions(row, reportError)
    return {}
  },
  write: ({ key }, document, names) => {
    const texts = fileColumns
      .flatMap((column) => filesInColumn(document, column))
      .filter(({ media }) => names.file(media) !== undefined)
      .map((file) => escapeValue(file[fieldOf(key)] ?? ''))
    return new Set(texts).size > 1 ? texts.join(' | ') : (texts[0] ?? '')
  },
  validate: () => [],
  present: () => ({}),
  // A file that only one of the documents has is a difference of the files.
  compare: (key, one, other) => {
    const before = textsByFile(one, fieldOf(key))
    return [...textsByFile(other, fieldOf(key))].some(([file, texts]) =>
      texts.some((text, index) => differs(text, before.get(file)?.[index] ?? text)),
    )
  },
  remove: (key, document) => ({
    ...document,
    media: document.media.map((file) => omit(file, fieldOf(key))),
    examples: document.examples.map((example) => omit(example, fieldOf(key))),
  }),
}

const fieldOf = (key: string) => attributionFieldOf[key as AttributionKey]

/** The texts of each file, '' where there is none; several where a sign uses a file several times. */
function textsByFile({ media, examples }: SignDocument, field: keyof Attribution): Map<string, string[]> {
  const files = [
    ...media.map((file) => ({
      file: `${file.role === 'angle' ? 'main' : file.role} ${file.media}`,
      text: file[field],
    })),
    ...examples.map((example) => ({ file: `sentence ${example.media}`, text: example[field] })),
  ]
  return new Map(
    [...Map.groupBy(files, ({ file }) => file)].map(([file, uses]) => [
      file,
      uses.map(({ text }) => text ?? ''),
    ]),
  )
}
