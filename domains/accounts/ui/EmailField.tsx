import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import { accountLengths } from '../account.ts'

interface Props {
  name?: string
  label: string
  /** `username` for a sign-in. */
  autoComplete: 'username' | 'email' | 'off'
  className?: string | undefined
}

/** Field for an email address inside a `ValidatedForm`. */
export function EmailField({ name = 'email', label, autoComplete, className = '' }: Props) {
  return (
    <FormField name={name} label={label} required className={className}>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLengths.email}
        />
      )}
    </FormField>
  )
}
