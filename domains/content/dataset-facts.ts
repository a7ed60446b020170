/** The texts of the data set by language, each of which replaces a generated one. */
export const factTexts = ['description', 'citation', 'copyright'] as const
export type FactText = (typeof factTexts)[number]

/** What the about page says of the data set, as far as administrators write it. */
export interface DatasetFacts extends Record<FactText, Readonly<Record<string, string>>> {
  name: string
  acronym: string
  owners: readonly string[]
  contactPersons: readonly string[]
}

/** A version of the facts: what one change made of them. */
export interface FactsVersion {
  revision: number
  /** `standard`: a state that nobody made in the panel. */
  kind: 'standard' | 'changed' | 'restored'
  content: DatasetFacts
  actorId: number | null
  at: Date | null
}

/** The values of each fact as lines, by the name of its field; texts by language: `citation.pt`. Empty ones are missing. */
export function linesOfFacts(facts: DatasetFacts): Record<string, string[]> {
  const lines = {
    name: [facts.name],
    acronym: [facts.acronym],
    owners: [...facts.owners],
    contactPersons: [...facts.contactPersons],
    ...Object.fromEntries(
      factTexts.flatMap((text) =>
        Object.entries(facts[text]).map(([code, value]) => [`${text}.${code}`, value.split('\n')]),
      ),
    ),
  }
  return Object.fromEntries(Object.entries(lines).filter(([, values]) => values.some(Boolean)))
}

/** The fields that differ, with the lines of both. */
export function compareFacts(before: DatasetFacts, after: DatasetFacts) {
  const [one, other] = [linesOfFacts(before), linesOfFacts(after)]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .map((field) => ({ field, before: one[field] ?? [], after: other[field] ?? [] }))
    .filter((each) => each.before.join('\n') !== each.after.join('\n'))
}
