/** A rich text in one language: sanitised HTML, and a signed video beside it where there is one (D24). */
export interface RichText {
  body: string
  videoId: number | null
}

/** A page of text with a free slug: about, imprint, accessibility… Texts by content language. */
export interface Content {
  id: number
  slug: string
  inFooter: boolean
  position: number
  changedAt: Date
  texts: Record<string, RichText & { title: string }>
}

export const legalKinds = ['terms', 'privacy'] as const
export type LegalKind = (typeof legalKinds)[number]

/** The newest version of the terms of use or of the privacy policy. */
export interface LegalVersion {
  id: number
  kind: LegalKind
  createdAt: Date
  texts: Record<string, RichText>
}

/** An activated question. */
export interface Faq {
  id: number
  createdAt: Date
  texts: Record<string, { question: string; answer: string; videoId: number | null }>
}

/** A video that explains a page; disabled ones are known by id, but do not play. */
export interface PageVideo {
  id: number
  slug: string
  name: string
  active: boolean
  activatedAt: Date
  videoId: number | null
  previewImageId: number | null
  texts: Record<string, { title: string; description: string }>
}

/** The facts of the data set, and its texts by content language. */
export interface Dataset {
  id: number
  name: string
  acronym: string
  /** ISO 639-3. */
  signLanguage: string
  /** ISO 3166-1, two letters. */
  country: string
  versionLabel: string
  /** SPDX name. */
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

/**
 * The page video that plays at a place: the one of that id (also when disabled), or of a slug the newest
 * activated one.
 */
export function findPageVideo(
  videos: readonly PageVideo[],
  idOrSlug: number | string,
): PageVideo | undefined {
  if (typeof idOrSlug === 'number') return videos.find((video) => video.id === idOrSlug)
  return videos
    .filter((video) => video.active && video.slug === idOrSlug)
    .toSorted((a, b) => b.activatedAt.getTime() - a.activatedAt.getTime() || b.id - a.id)[0]
}
