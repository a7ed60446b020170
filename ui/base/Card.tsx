import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'
import { StretchedLink } from './StretchedLink.tsx'

interface Props {
  /** Where the card leads; the whole card is then one link, named by its title. */
  to?: string
  title: ReactNode
  /** The heading's level in its page, 3 by default. */
  level?: 2 | 3 | 4
  /** A HoverVideo or a picture; stands above the words, edge to edge. */
  media?: ReactNode
  children?: ReactNode
  className?: string
  /** How the title is set: `gloss`. */
  titleClassName?: string
  /** Language of the title when it is not the page's. */
  lang?: string
}

/** One thing of many: picture first, then its name and a few words. Its HoverVideo plays on hover and focus. */
export function Card({ to, title, level = 3, media, children, className, titleClassName, lang }: Props) {
  const Heading = `h${level}` as const
  return (
    <article
      className={classNames(styles.card, to && styles.linked, className)}
      data-covered={to && ''}
      data-preview-scope
    >
      {media}
      <div className={styles.words}>
        <Heading className={styles.title} lang={lang}>
          {to ? (
            <StretchedLink to={to} className={classNames(styles.link, titleClassName)}>
              {title}
            </StretchedLink>
          ) : (
            <span className={titleClassName}>{title}</span>
          )}
        </Heading>
        {children}
      </div>
    </article>
  )
}

/** Cards in as many columns as fit; a list to screen readers. Give it one CardItem per card. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={classNames(styles.grid, className)}>
      {children}
    </ul>
  )
}

export function CardItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
