import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Eye from '#ui/icons/eye.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './PasswordInput.module.css'
import { TextInput } from './TextInput.tsx'
import { useHydrated } from './use-hydrated.ts'

/** A password input with a button that shows the text; for use in a Field. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('ui')
  const [isShown, setShown] = useState(false)
  // The button needs JavaScript.
  const isHydrated = useHydrated()
  return (
    <div className={styles.password}>
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
      />
      {isHydrated && (
        <IconButton
          className={styles.eye}
          icon={<Icon icon={isShown ? EyeOff : Eye} />}
          label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        />
      )}
    </div>
  )
}
