import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Search from '#ui/icons/search.ts'
import X from '#ui/icons/x.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './SearchField.module.css'
import hidden from './VisuallyHidden.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'onChange' | 'ref'> {
  /** Such as "Search for a sign"; for screen readers, and visible with `labelShown`. */
  label: string
  labelShown?: boolean
  /** `large` for the main search of a page. */
  size?: 'medium' | 'large'
  /** Text of the submit button; without it Enter submits. */
  submitLabel?: string
  /** A further field inside the box, before the submit button. */
  children?: ReactNode
  /** The input element, for callers that add behaviour. */
  inputRef?: RefObject<HTMLInputElement | null>
  /** Called on every change, with '' when the field is cleared. */
  onChange?: (text: string) => void
}

/** The search input of a GET form; works without JavaScript. */
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
    children,
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
  const initialText = value ?? defaultValue ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to report text that was typed before hydration.
  useLayoutEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== initialText) handleText(typed)
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
        {children}
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
