import type * as z from 'zod/mini'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import type { FieldValue } from './field-value.ts'

/** What a list declares of a field besides its kind. */
export interface FieldOptions {
  /** Column of the table of texts, or of the entries where a kind has no translations. */
  column: string
  /** In characters, for texts. */
  maxLength?: number
  /** Whether the field must be filled in; a translated one in the default language. */
  isRequired: boolean
  /** The message for a field that is not; `value.required` without it. */
  missing?: ErrorCode
  /** Whether the form explains the field, with the message `fieldHintKey`. */
  hasHint?: boolean
  /** A field whose value no other entry has: the error for one that has, and why a new value is refused. */
  unique?: { taken: ErrorCode; problem: (value: FieldValue) => ErrorCode | null }
  /** The values that can be chosen, where they are always the same. Their names are texts of the list. */
  oneOf?: readonly string[]
  /** What texts may contain between braces, such as `{name}`; everything else between braces is refused. */
  placeholders?: readonly string[]
  /** The field that a film says in sign language: a language that has the film does not lack it. */
  filmOf?: string
  /** Who gets a file, for files. */
  audience?: 'public' | 'members'
}

/** The languages that entries are written in. */
export interface EntryLanguages {
  /** In the order of the form, the default one first. */
  codes: readonly string[]
  defaultCode: string
}

/** What the program does with the fields of a kind. `ui/` has their inputs. */
export interface FieldKind<Value extends FieldValue> {
  /** The value of a field that is not filled in. */
  empty: Value
  /** The parsed value of a form. */
  schema: (field: FieldOptions, languages: EntryLanguages) => z.core.$ZodType<Value>
  /** From the fields of a form, as the schema expects it. */
  read: (values: FormValues, name: string, languages: EntryLanguages) => unknown
  /** As the fields of a form. */
  toForm: (value: Value, name: string) => FormValues
  /** The value after a change. What the form cannot show stays as it is. */
  merge: (before: Value, after: Value, languages: EntryLanguages) => Value
  /** Its texts by language, for names, missing translations and comparisons; `everyLanguage` is the key of others. */
  texts: (value: Value) => Readonly<Record<string, string>>
  /** A text without markup, for comparisons. */
  toPlainText: (text: string) => string
}

/** A kind whose values the table of kinds can mix with those of others. */
export const fieldKind = <Value extends FieldValue>(kind: FieldKind<Value>): FieldKind<FieldValue> =>
  kind as unknown as FieldKind<FieldValue>
