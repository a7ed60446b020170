import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { translatedTexts } from './translated-texts.ts'

/** The id of an uploaded video in every content language, such as an answer in sign language; ids are text here. */
export const translatedFilm = translatedTexts({
  schema: () => z.string().check(z.regex(/^([1-9]\d{0,8})?$/, withError('value.invalid'))),
  isFilled: (id) => id !== '',
  toPlainText: (id) => id,
})
