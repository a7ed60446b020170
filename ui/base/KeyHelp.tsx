import { type Ref, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './KeyHelp.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  title: string
  /** Keys, and what they do. */
  rows: readonly (readonly [readonly string[], string])[]
}

/** A list of keyboard shortcuts, in a native popover that Escape closes. */
export function KeyHelp({ ref, title, rows }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles.help}
    >
      <div className={styles.head}>
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <IconButton
          size="small"
          icon={<Icon icon={X} />}
          label={t('close')}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <dl className={styles.list}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
