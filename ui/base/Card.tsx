import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'
import { StretchedLink } from './StretchedLink.tsx'

interface Props {
  /** URL. With it the whole card is one link, named by its title. */
  to?: string
  title: ReactNode
  /** Heading level, 3 by default. */
  level?: 2 | 3 | 4
  /** A HoverVideo or a picture above the text, over the full width. */
  media?: ReactNode
  children?: ReactNode
  className?: string
  /** Class of the title, such as `gloss`. */
  titleClassName?: string
  /** Language of the title if it differs from that of the page. */
  lang?: string
}

/** An item of a grid: picture, title and short text, without a box. Its HoverVideo plays on hover and focus. */
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

/** Cards in as many columns as fit, announced as a list. Wrap each card in a CardItem. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
    <ul role="list" className={classNames(styles.grid, className)}>
      {children}
    </ul>
  )
}

export function CardItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}

/** Outlines of cards that are loading. They are hidden from screen readers: announce "Loading" beside them. */
export function CardGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical.
        <div key={index} className={styles.waiting}>
          <div />
          <div />
          <div />
        </div>
      ))}
    </div>
  )
}
