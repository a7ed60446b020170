import type { Locale } from '#platform/i18n/locales.ts'
import type { FacetLinkView } from '../../presenters/handshape-signs.presenter.ts'
import { SignCount } from '../SignCount.tsx'
import styles from './FacetLinks.module.css'

interface Props {
  label: string
  links: readonly FacetLinkView[]
  locale: Locale
}

/** A choice between a few links with the number of signs of each; one without signs is plain text. */
export function FacetLinks({ label, links, locale }: Props) {
  if (links.length === 0) return null
  return (
    <nav className={styles.ways} aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
      <ul role="list" className={styles.list}>
        {links.map(({ text, count, isChosen, queryString }) => {
          const content = (
            <>
              {text}
              <SignCount count={count} locale={locale} className={styles.count} />
            </>
          )
          return (
            <li key={text}>
              {count === 0 && !isChosen ? (
                <span className={styles.way}>{content}</span>
              ) : (
                <a className={styles.way} href={queryString} aria-current={isChosen ? 'true' : undefined}>
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
