import type { Translate } from '#platform/i18n/i18n-resources.ts'

/** A person in public: the display name, or a former member, who was deleted and chose to be hidden. */
export type PublicPerson = { name: string } | 'former'

/** The name of a person on public pages, in citations and exports; null without a person. */
export function personName(person: PublicPerson | null, t: Translate): string | null {
  if (person === null) return null
  return person === 'former' ? t('consent:formerMember') : person.name
}
