import type { ComponentType } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { TranslatedFields } from '#ui/panel/TranslatedFields.tsx'
import type { FieldKindName } from '../kinds/index.ts'

export interface FieldInputProps {
  name: string
  label: string
  isRequired: boolean
  /** The default one first. */
  languages: readonly { code: string; name: string; isDefault: boolean }[]
  /** Languages whose text is older than the one of the default language. */
  outdated: readonly string[]
}

function TranslatedLineInput({ name, label, isRequired, languages, outdated }: FieldInputProps) {
  const { t } = useTranslation('simpleLists')
  return (
    <TranslatedFields
      title={label}
      name={name}
      languages={languages}
      required={isRequired}
      hintOf={({ code, isDefault }) =>
        isDefault ? t('default') : outdated.includes(code) ? t('outdated') : undefined
      }
    />
  )
}

/** The input of each kind of field. */
export const fieldInputs: Record<FieldKindName, ComponentType<FieldInputProps>> = {
  translatedLine: TranslatedLineInput,
}
