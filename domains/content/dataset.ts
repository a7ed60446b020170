/** The description of the data set; texts by content language. */
export interface Dataset {
  id: number
  name: string
  acronym: string
  /** ISO 639-3. */
  signLanguage: string
  /** ISO 3166-1 alpha-2. */
  country: string
  versionLabel: string
  /** SPDX identifier. */
  licence: string
  contactEmail: string | null
  owners: string[]
  contactPersons: string[]
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
