import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import hidden from './VisuallyHidden.module.css'

/** What a control needs to belong to its label, hint and error; spread it on the control. */
export interface FieldControl {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props {
  label: ReactNode
  /** Said before the person writes: what is expected. */
  hint?: ReactNode
  /** Said after: what is wrong and how to mend it. */
  error?: ReactNode
  required?: boolean
  /** The label is read aloud but not shown; only where the place says what the control is. */
  labelHidden?: boolean
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A labelled control: `<Field label=… error=…>{(control) => <TextInput {...control} name=… />}</Field>`. */
export function Field({ label, hint, error, required, labelHidden, className, children }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    required: required || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? hidden.hidden : styles.label}>
        {label}
        {required && <span className={styles.required}>{t('field.required')}</span>}
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

/** The sentence under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={OctagonAlert} />
      <span>{children}</span>
    </p>
  )
}
