import type { SignDocument } from './sign-document.ts'

/** A document without these signs and media. */
export const withoutReferences = (
  document: SignDocument,
  { signs, media }: { signs: ReadonlySet<number>; media: ReadonlySet<number> },
): SignDocument => ({
  ...document,
  relations: document.relations.filter(({ sign }) => !signs.has(sign)),
  minimalPairs: document.minimalPairs.filter((sign) => !signs.has(sign)),
  media: document.media.filter((item) => !media.has(item.media)),
  examples: document.examples.map(({ media: file, ...example }) =>
    file === undefined || media.has(file) ? example : { ...example, media: file },
  ),
})
