import type { FieldKindName } from './index.ts'

/** The kinds with a text in each content language, without the schemas of all kinds, which browsers load on demand. */
const translatedKinds = [
  'translatedLine',
  'translatedParagraphs',
  'translatedRichText',
  'translatedFilm',
] as const
export type TranslatedKindName = (typeof translatedKinds)[number]

export const isTranslatedKind = (kind: FieldKindName): kind is TranslatedKindName =>
  translatedKinds.some((one) => one === kind)
