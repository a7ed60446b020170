import type { SignDocument } from '#domains/signs/sign-document.ts'

/** Texts by language, without those in these languages. */
export const textsWithout = <Text>(
  texts: Readonly<Record<string, Text>>,
  codes: ReadonlySet<string>,
): Record<string, Text> => Object.fromEntries(Object.entries(texts).filter(([code]) => !codes.has(code)))

/** Things with texts by language, without the texts in these languages. */
export const withoutLanguages = <Thing extends { texts: Readonly<Record<string, unknown>> }>(
  things: readonly Thing[],
  codes: ReadonlySet<string>,
): Thing[] => things.map((thing) => ({ ...thing, texts: textsWithout(thing.texts, codes) }))

/** A document of a sign without keywords and examples in these languages. */
export const documentWithoutLanguages = (
  document: SignDocument,
  codes: ReadonlySet<string>,
): SignDocument => ({
  ...document,
  translations: textsWithout(document.translations, codes),
  examples: document.examples.map((example) => ({
    ...example,
    texts: textsWithout(example.texts, codes),
  })),
})
