import type { ConsentedAttributionWire } from '#domains/signs/sign-media.wire.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import styles from './SignFiles.module.css'

interface Props {
  value: ConsentedAttributionWire
  onChange: (value: ConsentedAttributionWire) => void
}

const names = ['licence', 'credit', 'signer', 'signerConsent'] as const

/** Licence, credit, signer and the signer's consent of a file. */
export function AttributionFields({ value, onChange }: Props) {
  const { t } = useTranslation('signForm')
  const fields = names.map((name) => (
    <Field
      key={name}
      label={t(`media.${name}`)}
      hint={name === 'signerConsent' ? t('media.signerConsentHint') : undefined}
    >
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
