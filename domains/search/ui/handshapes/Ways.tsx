import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { WayView } from '../../handshape-signs.presenter.ts'
import styles from './Ways.module.css'

interface Props {
  label: string
  ways: readonly WayView[]
}

/** One choice of a few, as links with the signs that each would leave; one that would leave none leads nowhere. */
export function Ways({ label, ways }: Props) {
  const { t } = useTranslation('public')
  if (ways.length === 0) return null
  return (
    <nav className={styles.ways} aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.list}>
        {ways.map(({ text, count, isChosen, address }) => {
          const content = (
            <>
              {text}
              <span className={styles.count} aria-hidden>
                {count}
              </span>
              <VisuallyHidden>, {t('count.signs', { count })}</VisuallyHidden>
            </>
          )
          return (
            <li key={text}>
              {count === 0 && !isChosen ? (
                <span className={styles.way}>{content}</span>
              ) : (
                <a className={styles.way} href={address} aria-current={isChosen ? 'true' : undefined}>
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
