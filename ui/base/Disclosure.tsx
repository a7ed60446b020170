import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import ChevronDown from '#ui/icons/chevron-down.ts'
import { classNames } from './class-names.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface Props extends Pick<ComponentProps<'details'>, 'open' | 'name' | 'className' | 'onToggle'> {
  summary: ReactNode
  /** How much there is inside: a number or a short text. */
  count?: ReactNode
  /** Id of the content. A URL with this fragment opens it. */
  id?: string | undefined
  children: ReactNode
}

/**
 * Collapsible content between hairlines; works without JavaScript. The browser opens it for a text that it finds in it
 * and for the fragment of the URL. Of those with the same `name` one is open at a time.
 */
export function Disclosure({ summary, count, id, children, className, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // The browser opens it when it loads a document, but not when the router opens the page.
  useEffect(() => {
    const element = details.current
    if (!element || element.open || !id || window.location.hash !== `#${id}`) return
    element.open = true
    element.scrollIntoView()
  }, [id])
  return (
    <details
      {...rest}
      ref={details}
      className={classNames(styles.disclosure, className)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          {summary}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </span>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  )
}
