import * as z from 'zod/mini'
import type { FormValues } from '#platform/forms/form-values.ts'
import { hasVisibleText, oneLine, parseForm, requiredLine, withError } from '#platform/forms/schema.ts'

/** Longest name of a language, in characters. */
const maxName = 100
const maxNotes = 2000

const notes = z.string().check(z.trim(), z.maxLength(maxNotes, withError('value.tooLong')))

/** The form of a new language. */
export const newLanguageSchema = z.strictObject({
  language: requiredLine(maxName),
  isTranslated: z.boolean(),
  notes,
})

/** A language that a person adds. */
export type NewLanguage = z.output<typeof newLanguageSchema>

/**
 * The form of a language.
 * @param codes of the languages that it is named in
 */
export const languageChangeSchema = (codes: readonly string[]) =>
  z
    .strictObject({
      names: z.pipe(
        z.strictObject(Object.fromEntries(codes.map((code) => [code, z._default(oneLine(maxName), '')]))),
        z.transform((names: Record<string, string>) =>
          Object.fromEntries(Object.entries(names).filter(([, name]) => hasVisibleText(name))),
        ),
      ),
      isTranslated: z.boolean(),
      isDefault: z.boolean(),
      notes,
    })
    .check(
      z.refine(({ isDefault, isTranslated }) => isTranslated || !isDefault, {
        ...withError('language.defaultNotTranslated'),
        path: ['isTranslated'],
      }),
    )

/** What a person changes of a language. */
export type LanguageChange = z.output<ReturnType<typeof languageChangeSchema>>

const isChecked = (values: FormValues, name: string) => values[name] === 'on'

/** The fields of the form of a new language as its schema checks them. */
export const readNewLanguageForm = (values: FormValues) => ({
  language: values.language ?? '',
  isTranslated: isChecked(values, 'isTranslated'),
  notes: values.notes ?? '',
})

/** The fields of the form of a language as its schema checks them. */
export const readLanguageForm = (values: FormValues, codes: readonly string[]) => ({
  names: Object.fromEntries(codes.map((code) => [code, values[`names.${code}`] ?? ''])),
  isTranslated: isChecked(values, 'isTranslated'),
  isDefault: isChecked(values, 'isDefault'),
  notes: values.notes ?? '',
})

/** @throws AppError `request.invalid` with the fields */
export const parseNewLanguageForm = (values: FormValues): NewLanguage =>
  parseForm(newLanguageSchema, readNewLanguageForm(values))

/** @throws AppError `request.invalid` with the fields */
export const parseLanguageForm = (values: FormValues, codes: readonly string[]): LanguageChange =>
  parseForm(languageChangeSchema(codes), readLanguageForm(values, codes))
