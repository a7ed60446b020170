import { attributionOf } from '../../attribution.ts'
import { normalizeText } from '../../normalize-text.ts'
import type { SignDocument, SignExample } from '../../sign-document.ts'
import type { KindModule } from '../kind-module.ts'
import { mergeValue, partsOf } from '../merge-values.ts'
import { lengthIssues } from '../property-issue.ts'
import { byLanguage, differs } from '../record-helpers.ts'
import { wholePart } from '../stored-part.ts'

/**
 * Example sentences: their texts by language (`example`) and the signs used (`exampleSigns`). Their videos are the
 * property `exampleVideo` of the kind files.
 */
export const examplesKind: KindModule = {
  normalize: ({ examples }) => ({ examples: examples.map(normalizeExample).filter(isFilled) }),
  validate: (key, { examples }) =>
    lengthIssues(
      key,
      examples.flatMap(({ signs, texts }) => (isSigns(key) ? [signs] : Object.values(texts))),
    ),
  present: (keys, { examples }, { file }) =>
    keys.length > 0
      ? {
          examples: examples.map(({ texts, signs, media }) => ({
            ...(keys.includes('example') && { texts }),
            ...(keys.includes('exampleSigns') && { signs }),
            ...(file && { video: (media === undefined ? undefined : file(media)) ?? null }),
          })),
        }
      : {},
  text: (key, { examples }) =>
    examples
      .map(({ texts, signs }) => (isSigns(key) ? signs : Object.values(texts).join(' – ')))
      .filter(Boolean),
  compare: (key, one, other) => {
    const read = ({ examples }: SignDocument) =>
      examples.map(({ signs, texts }) => (isSigns(key) ? signs : texts))
    return differs(read(one), read(other))
  },
  remove: (key, document) => ({
    ...document,
    examples: document.examples.map((example) =>
      isSigns(key) ? { ...example, signs: '' } : { ...example, texts: {} },
    ),
  }),
  merge: (sides) => {
    const { merged, isConflict } = mergeValue(partsOf(sides, ({ examples }) => examples))
    return { parts: { examples: merged }, conflicts: isConflict ? ['example'] : [] }
  },
  ...wholePart('examples'),
  // The signs of a sentence are part of the field of sentences.
  hasField: (key) => !isSigns(key),
  references: ({ examples }) => ({
    languages: examples.flatMap(({ texts }) => Object.keys(texts).map((code) => ({ key: 'example', code }))),
  }),
  mapIds: ({ examples }, map) => ({
    examples: examples.map((example) =>
      example.media === undefined ? example : { ...example, media: map.media(example.media) },
    ),
  }),
  withoutReferences: ({ examples }, { media }) => ({
    examples: examples.map(({ media: file, ...example }) =>
      file === undefined || media.has(file) ? example : { ...example, media: file },
    ),
  }),
}

const isSigns = (key: string) => key === 'exampleSigns'

function normalizeExample({ texts, signs, media, ...attribution }: SignExample): SignExample {
  const normalized = {
    texts: byLanguage(texts, (text) => normalizeText(text) || undefined),
    signs: normalizeText(signs),
  }
  return media === undefined ? normalized : { ...normalized, media, ...attributionOf(attribution) }
}

const isFilled = ({ texts, signs, media }: SignExample) =>
  signs !== '' || media !== undefined || Object.keys(texts).length > 0
