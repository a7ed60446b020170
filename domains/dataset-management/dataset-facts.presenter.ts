import { compareFacts, type FactText, factTexts } from '#domains/content/dataset-facts.ts'
import type { VersionComparison } from '#domains/simple-lists/version-comparison.presenter.ts'
import type { AuthoredFactsVersion } from './server/get-dataset-facts.ts'

/** What names the differences: the fields of the form and the languages of their texts. */
interface ComparisonTexts {
  fieldName: (field: string) => string
  languageName: (code: string) => string
}

/**
 * The differences between two versions of the facts, the earlier one first.
 * @returns null for versions that there are not, and for the same one twice
 */
export function presentFactsComparison(
  versions: readonly AuthoredFactsVersion[],
  [one, other]: readonly [number | undefined, number | undefined],
  { fieldName, languageName }: ComparisonTexts,
): VersionComparison | null {
  const [before, after] = versions
    .filter(({ revision }) => revision === one || revision === other)
    .toSorted((a, b) => a.revision - b.revision)
  if (!before || !after) return null
  return {
    before: before.revision,
    after: after.revision,
    differences: compareFacts(before.content, after.content).map(({ field, ...lines }) => {
      const [fact = '', code] = field.split('.')
      return {
        key: field,
        name: code === undefined ? fieldName(fact) : `${fieldName(fact)}: ${languageName(code)}`,
        ...lines,
      }
    }),
  }
}

/** The generated texts by the name of their field: what visitors read while a text is empty. */
export const presentGeneratedTexts = (
  languages: readonly string[],
  generatedIn: (language: string) => Readonly<Record<FactText, string>> | null,
): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const texts = generatedIn(code)
      return texts ? factTexts.map((text) => [`${text}.${code}`, texts[text]]) : []
    }),
  )
