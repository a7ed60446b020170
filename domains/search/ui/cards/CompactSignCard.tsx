import type { ReactNode } from 'react'
import { ArticulationPicture } from '#domains/hand-drawings/ui/ArticulationPicture.tsx'
import { signPath } from '#domains/signs/sign-path.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import styles from './CompactSignCard.module.css'
import { OffensiveMark } from './OffensiveMark.tsx'

/** A list of small sign rows in as many columns as fit. */
export function CompactSignCards({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  )
}

/** A small sign: its poster or its articulation, its gloss, and `children` or its keywords. */
export function CompactSignCard({
  sign,
  locale,
  children,
}: {
  sign: SignCardView
  locale: Locale
  children?: ReactNode
}) {
  const { gloss, words, poster, preview, articulation } = sign
  return (
    <PictureRow
      as="li"
      picture={
        poster && preview ? (
          <img className={styles.poster} src={poster} alt="" width={80} height={60} loading="lazy" />
        ) : poster ? (
          <UploadedPicture className={styles.poster} src={poster} />
        ) : articulation ? (
          <ArticulationPicture articulation={articulation} className={styles.poster} />
        ) : (
          <span className={styles.poster} />
        )
      }
    >
      <StretchedLink to={signPath(locale, sign.id)} className="gloss">
        {gloss.text}
      </StretchedLink>
      <OffensiveMark sign={sign} />
      <span
        className={children ? undefined : styles.more}
        lang={children || words?.language === locale ? undefined : words?.language}
      >
        {children ?? words?.text}
      </span>
    </PictureRow>
  )
}
