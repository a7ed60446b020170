import { hasVisibleText, oneLine } from '#platform/forms/schema.ts'
import { translatedTexts } from './translated-texts.ts'

/** A short text in every content language. */
export const translatedLine = translatedTexts({
  schema: oneLine,
  isFilled: hasVisibleText,
  toPlainText: (text) => text,
})
