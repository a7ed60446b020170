/** How the words of a language change, on folded texts. A search index sends it to the browser unchanged. */
export interface Inflection {
  /** Articles, pronouns and other words that a phrase is found without, separated by spaces. */
  littleWords: string
  /**
   * By ending: the number of letters that must precede it, and what may replace it. `-y` is these letters and “y”, `-=`
   * these letters without the last one, if it is doubled.
   */
  endings: Record<string, string>
  /** By word: its forms that the endings do not explain. */
  irregular: Record<string, string>
}
