import { hasRichText, richTextSchema } from '#domains/content/rich-text.input.ts'
import { translatedTexts } from './translated-texts.ts'

const endOfBlock = /<\/(?:p|h[2-4]|li|tr|blockquote|pre|div)>|<br\s*\/?>/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of HTML, one line for each block. */
const toPlainText = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(endOfBlock, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** HTML in every content language. The use cases sanitize it. */
export const translatedRichText = translatedTexts({
  schema: richTextSchema,
  isFilled: hasRichText,
  toPlainText,
})
