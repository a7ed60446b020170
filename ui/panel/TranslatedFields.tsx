import type { FormEvent, ReactNode } from 'react'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'

interface Props {
  title: string
  /** The fields are `name.pt`, `name.en` … */
  name: string
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  /** Whether the text of the default language is required. */
  required: boolean
  hintOf: (language: { code: string; isDefault: boolean }) => ReactNode
  onDefaultInput?: (event: FormEvent<HTMLInputElement>) => void
}

/** One line of text in each language, inside a `ValidatedForm`. */
export const TranslatedFields = ({ title, name, languages, required, hintOf, onDefaultInput }: Props) => (
  <FormSection title={title}>
    <FormGrid>
      {languages.map((language) => (
        <FormField
          key={language.code}
          name={`${name}.${language.code}`}
          label={language.name}
          required={required && language.isDefault}
          hint={hintOf(language)}
        >
          {(control) => (
            <TextInput
              {...control}
              lang={language.code}
              {...(language.isDefault && onDefaultInput && { onInput: onDefaultInput })}
            />
          )}
        </FormField>
      ))}
    </FormGrid>
  </FormSection>
)
