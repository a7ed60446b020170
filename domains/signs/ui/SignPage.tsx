import type { ReactNode } from 'react'
import type { SignView } from '../sign.presenter.ts'
import { SignMetadata } from './AboutEntry.tsx'
import { Examples } from './Examples.tsx'
import { SignHeader } from './Head.tsx'
import { type ArticulationPictures, ArticulationSection } from './HowMade.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Notes } from './Notes.tsx'
import { Properties } from './Properties.tsx'
import { Relations } from './Relations.tsx'
import styles from './SignPage.module.css'
import { MediaSection } from './Watch.tsx'

interface Props {
  sign: SignView
  /** How it is made, drawn. */
  pictures: ArticulationPictures
  locale: string
  /** The sign cited in a sentence. */
  citation: string
  /** What it is linked to, drawn small. */
  network?: ReactNode
}

/** One sign: watched first, then how it is made, what it means, what it is near to, and where it comes from. */
export function SignPage({ sign, pictures, locale, citation, network }: Props) {
  return (
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
  )
}
