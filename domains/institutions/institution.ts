import { textComparer } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** An institution that people belong to. Partners have a logo and are shown in the footer. */
export interface Institution {
  id: number
  name: string
  link: string | null
  logoId: number | null
  isPartner: boolean
  /** The entry "other institution": it is chosen by people whose institution is not listed, so they have nothing in common. */
  isOther: boolean
  /** Of the partners in the footer, ascending; those with the same position are ordered by name. */
  position: number
  /** Whether people can choose it; those who have it keep it. */
  active: boolean
}

/** Institutions in the order of the footer. */
export function sortInstitutions(institutions: readonly Institution[], locale: Locale): Institution[] {
  const compare = textComparer(locale)
  return institutions.toSorted((one, other) => one.position - other.position || compare(one.name, other.name))
}
