import type { ReactNode } from 'react'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import type { SignView } from '../sign.presenter.ts'
import { type ArticulationPictures, ArticulationSection } from './ArticulationSection.tsx'
import { Examples } from './Examples.tsx'
import { handsOfSign } from './hands-of-sign.ts'
import { MediaSection } from './MediaSection.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Notes } from './Notes.tsx'
import { Properties } from './Properties.tsx'
import { Relations } from './Relations.tsx'
import { SignHeader } from './SignHeader.tsx'
import { SignMetadata } from './SignMetadata.tsx'
import styles from './SignPage.module.css'

interface Props {
  sign: SignView
  /** Drawings of the articulation. */
  pictures: ArticulationPictures
  locale: Locale
  /** The citation as a sentence. */
  citation: string
  /** A small network of related signs. */
  network?: ReactNode
}

/** The page of one sign. */
export function SignPage({ sign, pictures, locale, citation, network }: Props) {
  return (
    <HandFiles hands={handsOfSign(sign)}>
      <article className={styles.page}>
        <div className={styles.top}>
          <MediaSection sign={sign} />
          <SignHeader sign={sign} locale={locale} />
        </div>
        <ArticulationSection sign={sign} pictures={pictures} locale={locale} />
        <Examples sign={sign} locale={locale} />
        <Properties groups={sign.groups} locale={locale} />
        <Notes notes={sign.notes} locale={locale} />
        <Relations sign={sign} locale={locale} />
        {network}
        <Neighbours sign={sign} locale={locale} />
        <SignMetadata sign={sign} citation={citation} />
      </article>
    </HandFiles>
  )
}
