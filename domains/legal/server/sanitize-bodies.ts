import { sanitizeRichText } from '#domains/content/index.ts'

/** HTML by content language. */
export type Bodies = Readonly<Record<string, string>>

/** Removes everything from the texts that the editor does not offer, scripts above all. */
export const sanitizeBodies = (bodies: Bodies): Bodies =>
  Object.fromEntries(Object.entries(bodies).map(([language, html]) => [language, sanitizeRichText(html)]))
