import { type FieldKind, fieldKind } from './field-kind.ts'
import { everyLanguage, type FieldValue, type TranslatedTexts } from './field-value.ts'

interface PlainRules<Value extends FieldValue> {
  empty: Value
  schema: FieldKind<Value>['schema']
  /** As the field of a form and in comparisons; '' for an empty value. */
  toText: (value: Value) => string
}

/** A kind of field with one value for all languages. */
export const plainValue = <Value extends string | boolean | number | null>({
  empty,
  schema,
  toText,
}: PlainRules<Value>) =>
  fieldKind<Value>({
    empty,
    schema,
    read: (values, name) => values[name] ?? '',
    toForm: (value, name) => (toText(value) === '' ? {} : { [name]: toText(value) }),
    merge: (_, after) => after,
    texts: (value): TranslatedTexts => (toText(value) === '' ? {} : { [everyLanguage]: toText(value) }),
    toPlainText: (text) => text,
  })
