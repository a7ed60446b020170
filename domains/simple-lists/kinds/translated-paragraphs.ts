import * as z from 'zod/mini'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'
import { translatedTexts } from './translated-texts.ts'

/** A text of several lines without markup in every content language. */
export const translatedParagraphs = translatedTexts({
  schema: (maxLength) =>
    z.string(withError('value.required')).check(z.trim(), z.maxLength(maxLength, withError('value.tooLong'))),
  isFilled: hasVisibleText,
  toPlainText: (text) => text,
})
