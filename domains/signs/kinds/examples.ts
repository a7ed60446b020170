import { attributionOf } from '../attribution.ts'
import { parseSentences, writeSentences } from '../csv/cell-escaping.ts'
import { exampleMedia } from '../csv/media-of-row.ts'
import type { SignRow } from '../csv/sign-row.ts'
import { normalizeText } from '../normalize-text.ts'
import type { AttributedMedia, SignDocument, SignExample } from '../sign-document.ts'
import type { KindModule } from './kind-module.ts'
import { lengthIssues } from './property-issue.ts'
import { byLanguage, differs } from './record-helpers.ts'

/**
 * Example sentences: their texts by language (`example`) and the signs used (`exampleSigns`). In CSV: ` | ` between
 * sentences. Their videos are the property `exampleVideo` of the kind files.
 */
export const examplesKind: KindModule = {
  normalize: ({ examples }) => ({ examples: examples.map(normalizeExample).filter(isFilled) }),
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
  validate: (key, { examples }) =>
    lengthIssues(
      key,
      examples.flatMap(({ signs, texts }) => (key === 'exampleSigns' ? [signs] : Object.values(texts))),
    ),
  present: (keys, { examples }, { file }) => ({
    ...(keys.length > 0 && {
      examples: examples.map(({ texts, signs, media }) => ({
        ...(keys.includes('example') && { texts }),
        ...(keys.includes('exampleSigns') && { signs }),
        video: (media === undefined ? undefined : file(media)) ?? null,
      })),
    }),
  }),
  compare: (key, one, other) => {
    const read = ({ examples }: SignDocument) =>
      examples.map(({ signs, texts }) => (key === 'exampleSigns' ? signs : texts))
    return differs(read(one), read(other))
  },
  remove: (key, document) => ({
    ...document,
    examples: document.examples.map((example) =>
      key === 'exampleSigns' ? { ...example, signs: '' } : { ...example, texts: {} },
    ),
  }),
}

function normalizeExample({ texts, signs, media, ...attribution }: SignExample): SignExample {
  const normalized = {
    texts: byLanguage(texts, (text) => normalizeText(text) || undefined),
    signs: normalizeText(signs),
  }
  return media === undefined ? normalized : { ...normalized, media, ...attributionOf(attribution) }
}

const isFilled = ({ texts, signs, media }: SignExample) =>
  signs !== '' || media !== undefined || Object.keys(texts).length > 0

function applyExamples(
  row: SignRow,
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
