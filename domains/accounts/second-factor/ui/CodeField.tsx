import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField } from '#ui/base/ValidatedForm.tsx'
import { codeLength } from '../second-factor.ts'
import styles from './second-factor.module.css'

/** Field for a code. It accepts letters too, because recovery codes contain them. */
export function CodeField({ label }: { label: string }) {
  return (
    <FormField name="code" label={label} required className={styles.narrow}>
      {(control) => (
        <TextInput
          {...control}
          defaultValue=""
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={codeLength}
        />
      )}
    </FormField>
  )
}
