/** A text with the language that it is written in. */
interface ShownText {
  text: string
  language: string
}

/** What visitors see of the settings of the website. */
export interface WebsitePreviewWire {
  title: ShownText
  lead: ShownText
  /** "Dictionary of …, version 2.0", as the footer shows it; null for a dictionary without name and version. */
  footer: ShownText | null
  /** The name of the licence of the data. */
  licence: string
}
