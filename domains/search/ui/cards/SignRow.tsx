import type { ReactNode } from 'react'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import styles from './SignRow.module.css'

/** Signs one below the other or side by side as there is room, small. */
export function SignRows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  )
}

/** A sign in small: its poster, its gloss, and why it stands here or what it means. */
export function SignRow({
  sign,
  locale,
  children,
}: {
  sign: SignCardView
  locale: string
  children?: ReactNode
}) {
  const { gloss, words, poster } = sign
  return (
    <PictureRow
      as="li"
      picture={
        poster ? (
          <img className={styles.poster} src={poster} alt="" width={80} height={60} loading="lazy" />
        ) : (
          <span className={styles.poster} />
        )
      }
    >
      <StretchedLink to={`/${locale}/signs/view/${sign.id}`} className="gloss">
        {gloss.text}
      </StretchedLink>
      <span
        className={children ? undefined : styles.more}
        lang={children || words?.language === locale ? undefined : words?.language}
      >
        {children ?? words?.text}
      </span>
    </PictureRow>
  )
}
