import { maxLengthOf } from '#domains/signs/properties.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import type { PropertyFieldProps } from '../form-context.ts'

/** Labels are lines; descriptions can be long. */
const lines = new Set([
  'gloss',
  'glossEn',
  'lemma',
  'lemmaEn',
  'dialect',
  'valence',
  'rootMorpheme',
  'boundMorpheme',
])

/** One text. */
export function TextField({
  property,
  label,
  hint,
  required,
  error,
  value,
  onChange,
}: PropertyFieldProps<string>) {
  const Input = lines.has(property) ? TextInput : TextArea
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <Input
          {...(control as object)}
          name={property}
          value={value ?? ''}
          maxLength={maxLengthOf(property) + 1}
          autoComplete="off"
          onChange={({ target }: { target: { value: string } }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  )
}
