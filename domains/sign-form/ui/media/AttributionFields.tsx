import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import type { FileAttribution } from './media-requests.ts'
import styles from './SignFiles.module.css'

interface Props {
  value: FileAttribution
  onChange: (value: FileAttribution) => void
}

const names = ['licence', 'credit', 'signer'] as const

/** Licence, credit and signer of a file. */
export function AttributionFields({ value, onChange }: Props) {
  const { t } = useTranslation('signForm')
  const fields = names.map((name) => (
    <Field key={name} label={t(`media.${name}`)}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={300}
          value={value[name] ?? ''}
          onChange={(event) => onChange({ ...value, [name]: event.target.value || null })}
        />
      )}
    </Field>
  ))
  return <div className={styles.columns}>{fields}</div>
}
