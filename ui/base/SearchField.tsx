import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'
import hidden from './VisuallyHidden.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'onChange' | 'ref'> {
  /** What is searched: "Search for a sign"; read aloud, and shown above when `labelShown`. */
  label: string
  labelShown?: boolean
  /** `large` for the page's main search. */
  size?: 'medium' | 'large'
  /** Words on the button that sends the form; without it Enter sends. */
  submitLabel?: string
  /** Gives the field itself to who adds to what it does. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** Called with each text while the person types, and with '' when it is cleared. */
  onChange?: (text: string) => void
}

/** The search box of a GET form; works as it is without JavaScript. */
export function SearchField(props: Props) {
  const {
    label,
    labelShown,
    size = 'medium',
    submitLabel,
    inputRef,
    onChange,
    value,
    defaultValue,
    className,
    ...rest
  } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [filled, setFilled] = useState(Boolean(value ?? defaultValue))
  const handleText = (text: string) => {
    setFilled(text !== '')
    onChange?.(text)
  }
  const shown = value ?? defaultValue ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is taken over: what was typed until then was heard by nobody.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== shown) handleText(typed)
  }, [])
  const clear = () => {
    if (!input.current) return
    if (value === undefined) input.current.value = ''
    handleText('')
    input.current.focus()
  }
  return (
    <div className={classNames(styles.search, styles[size], className)}>
      <label htmlFor={id} className={labelShown ? styles.label : hidden.hidden}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon icon={Search} className={styles.glass} size={size === 'large' ? 24 : 20} />
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          {...rest}
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={(event) => handleText(event.currentTarget.value)}
        />
        {filled && (
          <button type="button" className={styles.clear} onClick={clear} aria-label={t('search.clear')}>
            <Icon icon={X} />
          </button>
        )}
        {submitLabel && (
          <Button type="submit" variant="primary" className={styles.submit}>
            <Icon icon={Search} className={styles.submitGlass} />
            <span className={styles.submitText}>{submitLabel}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
