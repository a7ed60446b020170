import { memo, useCallback } from 'react'
import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PropertyHelp } from './PropertyHelp.tsx'
import { type FieldComponent, propertyField } from './property-fields.ts'
import styles from './SignForm.module.css'

interface Props {
  property: PropertyKey
  value: unknown
  error: string | undefined
  required: boolean
  /** Replaces the component of the property's kind. */
  field?: FieldComponent | undefined
  onChange: (key: PropertyKey, value: unknown) => void
}

/** The `id` of the element around the field of a property. */
export const fieldId = (key: PropertyKey): string => `field-${wireName(key)}`

/** The field of a property with its name and help. It renders again only when its value or error changes. */
export const PropertyField = memo(({ property: key, value, error, required, field, onChange }: Props) => {
  const { t } = useTranslation('properties')
  const handleChange = useCallback((changed: unknown) => onChange(key, changed), [key, onChange])
  const Field = field ?? propertyField(key)
  if (!Field) return null
  return (
    <div id={fieldId(key)} className={styles.field}>
      <Field
        property={key}
        label={t(wireName(key) as 'gloss')}
        hint={<PropertyHelp property={key} />}
        required={required}
        error={error}
        value={value}
        onChange={handleChange}
      />
    </div>
  )
})
