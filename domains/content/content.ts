/** A rich text in one language: sanitised HTML, and the same as a signed video where there is one. */
export interface RichText {
  body: string
  videoId: number | null
}

/** The text about the demonstration: part of the about page while there are demonstration signs, and no page itself. */
export const demoContentSlug = 'demonstration'

/** The manual of annotations: a page of text that the API and the list of its files lead to. */
export const annotationManualSlug = 'annotating'

/** A page of text with a free slug (about, imprint, accessibility…); texts by content language. */
export interface Content {
  id: number
  slug: string
  inFooter: boolean
  position: number
  changedAt: Date
  texts: Record<string, RichText & { title: string }>
}
