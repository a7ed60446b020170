import type { ReactNode } from 'react'
import type { SignView } from '../sign.presenter.ts'
import { AboutEntry } from './AboutEntry.tsx'
import { Examples } from './Examples.tsx'
import { Head } from './Head.tsx'
import { type FormPictures, HowMade } from './HowMade.tsx'
import { Neighbours } from './Neighbours.tsx'
import { Notes } from './Notes.tsx'
import { Properties } from './Properties.tsx'
import { Relations } from './Relations.tsx'
import styles from './SignPage.module.css'
import { Watch } from './Watch.tsx'

interface Props {
  sign: SignView
  /** How it is made, drawn. */
  pictures: FormPictures
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
        <Watch sign={sign} />
        <Head sign={sign} locale={locale} />
      </div>
      <HowMade sign={sign} pictures={pictures} locale={locale} />
      <Examples sign={sign} locale={locale} />
      <Properties groups={sign.groups} locale={locale} />
      <Notes notes={sign.notes} locale={locale} />
      <Relations sign={sign} locale={locale} />
      {network}
      <Neighbours sign={sign} locale={locale} />
      <AboutEntry sign={sign} citation={citation} />
    </article>
  )
}
