import type { Translate } from '#platform/i18n/i18n-resources.ts'

/** How the public sees a person: by display name, or as a former member who was deleted and chose to be hidden. */
export type PublicPerson = { name: string } | 'former'

/** The name of a person on public pages, in citations and exports; null when there is nobody to name. */
export function personName(person: PublicPerson | null, t: Translate): string | null {
  if (person === null) return null
  return person === 'former' ? t('consent:formerMember') : person.name
}
