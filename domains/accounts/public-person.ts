import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { displayName, type PersonNames } from './display-name.ts'

/** A person in public: the names to display, or a former member, who was deleted and chose to be hidden. */
export type PublicPerson = PersonNames | 'former'

/** The name of a person on public pages, in citations and exports; null without a person. */
export function personName(person: PublicPerson | null, t: Translate, locale: Locale): string | null {
  if (person === null) return null
  return person === 'former' ? t('consent:formerMember') : displayName(person, locale)
}
