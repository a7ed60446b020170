import type { Dataset } from '#domains/content/dataset.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'

/** The licences of the data that can be chosen, as SPDX names, the usual one first. */
export const dataLicences = [
  'CC-BY-NC-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-ND-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-4.0',
  'CC-BY-ND-4.0',
  'CC0-1.0',
] as const

/** The months after which the personal data of solved messages can be erased. */
export const retentionChoices = [1, 3, 6, 12, 24, 36, 60] as const

/** The longest title in characters: it fits on two lines of a phone up to `titleAdvice`. */
export const maxTitle = 120
export const titleAdvice = 60
export const maxHomeText = 600

/** What administrators choose for the website. */
export interface WebsiteSettings
  extends Pick<
    Dataset,
    | 'versionLabel'
    | 'country'
    | 'signLanguage'
    | 'licence'
    | 'contactEmail'
    | 'schoolMode'
    | 'uploadedHandsFirst'
    | 'countsViews'
    | 'retentionMonths'
  > {
  /** By content language; empty for the generated texts. */
  texts: Record<string, { homeTitle: string; homeText: string }>
  mandatoryProperties: PropertyKey[]
}
