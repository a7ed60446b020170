const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letters bar: the Latin alphabet and whatever else has results, in the reader's order, `#` last. */
export function lettersShown(available: readonly string[], language: string): string[] {
  const letters = new Set([...latin, ...available])
  letters.delete('#')
  const { compare } = new Intl.Collator(language)
  return [...[...letters].sort(compare), '#']
}
