import * as z from 'zod/mini'
import { hasVisibleText, oneLine, withError } from '#platform/forms/schema.ts'
import type { FieldKind } from './field-kind.ts'

/** A short text in each language, without empty ones. */
export type TranslatedTexts = Readonly<Record<string, string>>

/** A short text in every content language. */
export const translatedLine: FieldKind<TranslatedTexts> = {
  schema: ({ maxLength, isRequired }, { codes, defaultCode }) =>
    z.pipe(
      z
        .strictObject(Object.fromEntries(codes.map((code) => [code, z._default(oneLine(maxLength), '')])))
        .check(
          z.refine((texts) => !isRequired || hasVisibleText(String(texts[defaultCode] ?? '')), {
            ...withError('value.required'),
            path: [defaultCode],
            when: () => true,
          }),
        ),
      z.transform((texts: Record<string, string>) =>
        Object.fromEntries(Object.entries(texts).filter(([, text]) => hasVisibleText(text))),
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
}
