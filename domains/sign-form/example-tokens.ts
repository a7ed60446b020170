/** Describes a form without a sign of the dictionary, such as `cl:walk-up` for a classifier. */
const descriptionPrefix = 'cl:'
const maxTokens = 200

/** The tokens of examples that should name signs, each once; those that only describe a form are left out. */
export const signTokensOf = (signs: readonly string[]): string[] =>
  [...new Set(signs.flatMap((text) => text.split(/\s+/)))]
    .filter((token) => token !== '' && !token.startsWith(descriptionPrefix))
    .slice(0, maxTokens)

/** How an example names a sign: its gloss, or its number when the gloss has spaces. */
export const signToken = ({ id, gloss }: { id: number; gloss: string }): string =>
  /\s/.test(gloss) ? String(id) : gloss
