import * as z from 'zod/mini'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'

// A tag without `<` inside takes time in proportion to the text, whatever the text is.
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ')

/** Whether the HTML contains visible text or a picture. */
export const hasRichText = (html: string): boolean =>
  hasVisibleText(withoutTags(html)) || /<img\s/i.test(html)

// Quoted values may contain `>`. `<` is never inside a tag that browsers write.
const pictureTag = /<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi
const decided = /\salt\s*(=\s*(""|''|"[^"]*\S[^"]*"|'[^']*\S[^']*'|[^\s"'>]+)|(?=[\s/>]))/i

/** Whether each picture of the HTML has an alternative text, or an empty one, which marks it as decoration. */
const hasPictureTexts = (html: string): boolean =>
  [...html.matchAll(pictureTag)].every(([tag]) => decided.test(tag))

/**
 * HTML of a form. It is not sanitized.
 * @param maxLength in characters of the HTML
 */
export const richTextSchema = (maxLength: number) =>
  z.pipe(
    z.pipe(
      z.string(withError('value.invalid')),
      // Forms send CRLF, which would make every text differ from the stored one.
      z.transform((text: string) => text.replace(/\r\n?/g, '\n')),
    ),
    z
      .string()
      .check(
        z.maxLength(maxLength, { ...withError('value.tooLong'), abort: true }),
        z.refine(hasPictureTexts, withError('value.pictureText')),
      ),
  )
