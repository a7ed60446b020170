import { type ReactNode, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import hidden from './VisuallyHidden.module.css'

/** Attributes that connect a control with its label, hint and error; spread them on the control. */
export interface FieldControl {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props {
  label: ReactNode
  /** What is expected; shown before input. */
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
  required?: boolean
  /** Whether the label says that the field is required; not in a form that has no other fields. */
  requiredShown?: boolean
  /** Only screen readers get the label. Use it where the context makes the purpose visible. */
  labelHidden?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A labelled control: `<Field label=… error=…>{(control) => <TextInput {...control} name=… />}</Field>`. */
export function Field(props: Props) {
  const { label, hint, error, required, requiredShown = true, labelHidden, className, children } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    required: required || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? hidden.hidden : styles.label}>
        {label}
        {required && requiredShown && <span className={styles.required}>{t('field.required')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={OctagonAlert} />
      <span>{children}</span>
    </p>
  )
}
