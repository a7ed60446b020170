const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const collators = new Map<string, Intl.Collator>()

/** Making one costs as much as a whole list of cards. */
function collator(language: string): Intl.Collator {
  const made = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, made)
  return made
}

/** The letters bar: the Latin alphabet and whatever else has results, in the reader's order, `#` last. */
export function lettersShown(available: readonly string[], language: string): string[] {
  const letters = new Set([...latin, ...available])
  letters.delete('#')
  return [...[...letters].sort(collator(language).compare), '#']
}
