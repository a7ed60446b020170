import { textComparer } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { firstLetter } from '#platform/text/fold.ts'
import { type GlossaryTerm, glossaryTerms, relatedTerms, termsOfProperty } from './glossary.ts'
import { type PropertyKey, propertyKeys } from './properties.ts'

/** A term with its name in one language. */
export interface GlossaryLink {
  /** Also the anchor of its entry. */
  term: GlossaryTerm
  name: string
}

export type GlossaryLinks = Readonly<Partial<Record<PropertyKey, readonly GlossaryLink[]>>>

export interface GlossaryEntryView extends GlossaryLink {
  text: string
  related: GlossaryLink[]
}

/** The glossary in the alphabetic order of a language, by first letters. */
export function presentGlossary(
  t: Translate,
  locale: Locale,
): { letter: string; entries: GlossaryEntryView[] }[] {
  const compare = textComparer(locale)
  const named = (term: GlossaryTerm) => ({ term, name: t(`glossary:term.${term}`) })
  const entries = glossaryTerms
    .map((term) => ({
      ...named(term),
      text: t(`glossary:text.${term}`),
      related: relatedTerms(term).map(named),
    }))
    .sort((one, other) => compare(one.name, other.name))
  return [...Map.groupBy(entries, ({ name }) => firstLetter(name))].map(([letter, group]) => ({
    letter,
    entries: group,
  }))
}

/** The terms that explain each property, with their names. */
export const presentGlossaryLinks = (t: Translate): GlossaryLinks =>
  Object.fromEntries(
    propertyKeys.map((key) => [
      key,
      termsOfProperty(key).map((term) => ({ term, name: t(`glossary:term.${term}`) })),
    ]),
  )
