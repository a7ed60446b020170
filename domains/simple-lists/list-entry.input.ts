import * as z from 'zod/mini'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { EntryLanguages } from './kinds/field-kind.ts'
import { kinds } from './kinds/index.ts'
import { type EntryContent, fieldValue } from './list-entry.ts'
import { findUnknownPlaceholders } from './placeholders.ts'
import type { SimpleList } from './simple-list.ts'

/** The fields of an entry, each by the rules of its kind, then by those of the list. */
export const entrySchema = ({ fields, fieldErrors }: SimpleList, languages: EntryLanguages) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, kinds[field.kind].schema(field, languages)]),
      ),
    )
    .check(
      z.check(({ value, issues }) => {
        for (const { field, code } of fieldErrors?.(value) ?? [])
          issues.push({ code: 'custom', message: code, path: [field], input: value })
        for (const { field, placeholder, known } of findUnknownPlaceholders({ fields }, value))
          issues.push({
            code: 'custom',
            ...{ message: 'value.unknownPlaceholder', path: [field], input: value },
            params: { placeholder, known: known.map((name) => `{${name}}`).join(' ') },
          })
      }),
    )

/** The fields of the form as the data that the schema checks. */
export const readEntryForm = ({ fields }: SimpleList, values: FormValues, languages: EntryLanguages) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kinds[kind].read(values, name, languages)]),
  )

/**
 * The content of an entry from its form.
 * @throws AppError `request.invalid` with the fields
 */
export const parseEntryForm = (
  list: SimpleList,
  values: FormValues,
  languages: EntryLanguages,
): EntryContent => ({
  fields: parseForm(entrySchema(list, languages), readEntryForm(list, values, languages)),
  active: values.active === 'on',
})

/** The initial values of the form of an entry. */
export const entryFormValues = (list: SimpleList, content: EntryContent): FormValues => ({
  ...Object.assign(
    {},
    ...Object.entries(list.fields).map(([name, { kind }]) =>
      kinds[kind].toForm(fieldValue(list, content, name), name),
    ),
  ),
  ...(content.active && { active: 'on' }),
})
