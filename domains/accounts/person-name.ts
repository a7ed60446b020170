import type { PublicPerson } from '#domains/publication/published-dictionary.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'

/** What a person is called on public pages, in citations and exports; null for nobody to name. */
export function personName(person: PublicPerson | null, t: Translate): string | null {
  if (person === null) return null
  return person === 'former' ? t('consent:formerMember') : person.name
}
