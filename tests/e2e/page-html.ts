const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The text that HTML shows, without scripts, tags and references. */
export const shownText = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (reference, name: string) => entities[name] ?? reference)

/** The HTML inside every element with this tag, in order. Elements with the same tag inside are not recognized. */
export const insideOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => inside)

/** The text of every element with this tag, in order. */
export const textsOf = (html: string, tag: string): string[] =>
  insideOf(html, tag).map((inside) => shownText(inside).trim())

/** The glosses of the cards of signs, in order. */
export const glossesOf = (html: string): string[] =>
  insideOf(html, 'article').map((card) => textsOf(card, 'a')[0] ?? '')

/** The description of a term in a description list; undefined without the term. */
export const descriptionIn = (html: string, term: string): string | undefined =>
  [...html.matchAll(/<dt\b[^>]*>(.*?)<\/dt>\s*<dd\b[^>]*>(.*?)<\/dd>/gs)]
    .map(([, name = '', text = '']) => ({ name: shownText(name).trim(), text: shownText(text).trim() }))
    .find(({ name }) => name === term)?.text
