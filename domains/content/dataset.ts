/** The ISO codes of a sign language and a country that are not configured yet. */
export const unknownSignLanguage = 'und'
export const unknownCountry = 'ZZ'
/** Months, unless administrators choose another number. */
export const defaultRetentionMonths = 12

/** The description of the data set; texts by content language, each of which replaces a generated one. */
export interface Dataset {
  id: number
  name: string
  acronym: string
  /** ISO 639-3; `und` while unknown. */
  signLanguage: string
  /** ISO 3166-1 alpha-2; `ZZ` while unknown. */
  country: string
  versionLabel: string
  /** SPDX identifier. */
  licence: string
  contactEmail: string | null
  owners: string[]
  contactPersons: string[]
  /** Whether offensive signs are left out of searches and lists for every visitor. */
  schoolMode: boolean
  /** Whether handshapes are shown by their uploaded pictures, also those that can be drawn (D39). */
  uploadedHandsFirst: boolean
  /** Whether views of signs are counted, per day and without anything about visitors. */
  countsViews: boolean
  /** Months after which the personal data of solved messages are erased. */
  retentionMonths: number
  /** Keys of the properties that a sign needs beyond gloss and translation, before it is published (D50). */
  mandatoryProperties: string[]
  texts: Record<string, DatasetTexts>
}

export interface DatasetTexts {
  homeTitle: string
  homeText: string
  signLanguageName: string
  countryName: string
  description: string
  citation: string
  copyright: string
}
