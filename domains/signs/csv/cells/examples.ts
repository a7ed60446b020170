import type { AttributedMedia, SignDocument, SignExample } from '../../sign-document.ts'
import { parseSentences, writeSentences } from '../cell-escaping.ts'
import { exampleMedia } from '../media-of-row.ts'
import type { SignCsvRow } from '../sign-csv-row.ts'
import type { KindCells } from './kind-cells.ts'

/** ` | ` between sentences. */
export const examplesCells: KindCells = {
  parse: (row, { key, language }, cell) => {
    if (key === 'exampleSigns') row.exampleSigns = parseSentences(cell)
    else if (language !== undefined) row.examples[language] = parseSentences(cell)
  },
  apply: (row, before, context) => ({
    examples: applyExamples(row, before, exampleMedia(row, before, context)),
  }),
  write: ({ key, language = '' }, { examples }) =>
    writeSentences(
      examples.map(({ signs, texts }) => (key === 'exampleSigns' ? signs : (texts[language] ?? ''))),
    ),
}

function applyExamples(
  row: SignCsvRow,
  { examples: before }: SignDocument,
  videos: (AttributedMedia | undefined)[] | undefined,
): SignExample[] {
  const languages = Object.entries(row.examples)
  if (languages.length === 0 && !row.exampleSigns && !videos) return before
  const lists = [before, row.exampleSigns ?? [], videos ?? [], ...languages.map(([, sentences]) => sentences)]
  return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) => {
    const { texts = {}, signs = '', ...previousVideo } = before[index] ?? {}
    const sentenceByLanguage = Object.fromEntries(
      languages.map(([language, sentences]) => [language, sentences[index] ?? '']),
    )
    return {
      texts: { ...texts, ...sentenceByLanguage },
      signs: row.exampleSigns ? (row.exampleSigns[index] ?? '') : signs,
      ...(videos ? videos[index] : previousVideo),
    }
  })
}
