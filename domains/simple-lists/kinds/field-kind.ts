import type * as z from 'zod/mini'
import type { FormValues } from '#platform/forms/form-values.ts'

/** What a list declares of a field besides its kind. */
export interface FieldOptions {
  /** Column of the table of texts. */
  column: string
  /** In characters. */
  maxLength: number
  /** Whether the text of the default language must be there. */
  isRequired: boolean
}

/** The languages that entries are written in. */
export interface EntryLanguages {
  /** In the order of the form, the default one first. */
  codes: readonly string[]
  defaultCode: string
}

/** What the program does with the fields of a kind. `ui/field-inputs.tsx` has their inputs. */
export interface FieldKind<Value> {
  /** The parsed value of a form. */
  schema: (field: FieldOptions, languages: EntryLanguages) => z.core.$ZodType<Value>
  /** From the fields of a form, as the schema expects it. */
  read: (values: FormValues, name: string, languages: EntryLanguages) => unknown
  /** As the fields of a form. */
  toForm: (value: Value, name: string) => FormValues
  /** The value after a change. What the form cannot show stays as it is. */
  merge: (before: Value, after: Value, languages: EntryLanguages) => Value
  /** Its texts by language, for names, missing translations and comparisons. */
  texts: (value: Value) => Readonly<Record<string, string>>
  /** A text without markup, for comparisons. */
  toPlainText: (text: string) => string
}
