import type { ReactNode } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import styles from './CompactSignCard.module.css'

/** A list of small sign rows in as many columns as fit. */
export function CompactSignCards({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  )
}

/** A small sign: its poster or its hand, its gloss, and `children` or its keywords. */
export function CompactSignCard({
  sign,
  locale,
  children,
}: {
  sign: SignCardView
  locale: Locale
  children?: ReactNode
}) {
  const { gloss, words, poster, hand } = sign
  return (
    <PictureRow
      as="li"
      picture={
        poster ? (
          <img className={styles.poster} src={poster} alt="" width={80} height={60} loading="lazy" />
        ) : (
          <span className={styles.poster}>{hand && <HandPicture hand={hand} className={styles.hand} />}</span>
        )
      }
    >
      <StretchedLink to={signPath(locale, sign.id)} className="gloss">
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
