import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { type FieldKind, fieldKind } from './field-kind.ts'
import type { TranslatedTexts } from './field-value.ts'

interface TextRules {
  /** The text of one language; `maxLength` in characters. */
  schema: (maxLength: number) => z.core.$ZodType<string>
  /** Whether a text is more than blanks. */
  isFilled: (text: string) => boolean
  toPlainText: FieldKind<TranslatedTexts>['toPlainText']
}

/** A kind of field with a text in every content language. */
export const translatedTexts = ({ schema, isFilled, toPlainText }: TextRules) =>
  fieldKind<TranslatedTexts>({
    empty: {},
    schema: ({ maxLength = 0, isRequired }, { codes, defaultCode }) =>
      z.pipe(
        z
          .strictObject(Object.fromEntries(codes.map((code) => [code, z._default(schema(maxLength), '')])))
          .check(
            z.refine((texts) => !isRequired || isFilled(String(texts[defaultCode] ?? '')), {
              ...withError('value.required'),
              path: [defaultCode],
              when: () => true,
            }),
          ),
        z.transform((texts: Record<string, string>) =>
          Object.fromEntries(Object.entries(texts).filter(([, text]) => isFilled(text))),
        ),
      ),
    read: (values, name, { codes }) =>
      Object.fromEntries(codes.map((code) => [code, values[`${name}.${code}`] ?? ''])),
    toForm: (texts, name) =>
      Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${name}.${code}`, text])),
    merge: (before, after, { codes }) => ({
      ...Object.fromEntries(Object.entries(before).filter(([code]) => !codes.includes(code))),
      ...after,
    }),
    texts: (texts) => texts,
    toPlainText,
  })
