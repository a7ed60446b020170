import type { ReactNode } from 'react'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { useSchoolMode } from '#domains/search/ui/school-mode.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import { ArticulationSection } from './ArticulationSection.tsx'
import type { ArticulationPictures } from './articulation-pictures.ts'
import { CorpusSection } from './corpus/CorpusSection.tsx'
import { InUse } from './corpus/InUse.tsx'
import { DetailSections } from './DetailSections.tsx'
import { Examples } from './Examples.tsx'
import { handsOfSign } from './hands-of-sign.ts'
import { MediaSection } from './MediaSection.tsx'
import { MinimalPairList } from './MinimalPairList.tsx'
import { PrintedReference } from './PrintedReference.tsx'
import { Relations } from './Relations.tsx'
import { SameValueSigns } from './SameValueSigns.tsx'
import { SignActions } from './SignActions.tsx'
import { SignHeader, SignHeaderEnd } from './SignHeader.tsx'
import { SignMetadata } from './SignMetadata.tsx'
import styles from './SignPage.module.css'
import { SimilarSigns } from './SimilarSigns.tsx'

interface Props {
  sign: SignView
  /** Drawings of the articulation. */
  pictures: ArticulationPictures
  locale: Locale
  /** The citation as a sentence. */
  citation: string
  /** A small network of related signs. */
  network?: ReactNode
  /** Whether it is counted that the video was started; not in a preview. */
  countsViews?: boolean
}

/** The page of one sign: the video stays in sight while the visitor reads how it is made. */
export function SignPage({ sign, pictures, locale, citation, network, countsViews = false }: Props) {
  const { t } = useTranslation('signs')
  const isSchoolMode = useSchoolMode()
  return (
    <HandFiles hands={handsOfSign(sign)}>
      {pictures.signer && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users.
        <div hidden dangerouslySetInnerHTML={{ __html: pictures.signer }} />
      )}
      <article className={styles.page}>
        <div className={styles.top}>
          {/* Read before the controls of the video, which is above it in a narrow window. */}
          <div className={styles.title}>
            <SignHeader sign={sign} locale={locale} />
          </div>
          {sign.corpus ? (
            <div className={styles.used}>
              <div className={styles.media}>
                <MediaSection sign={sign} countsViews={countsViews} />
              </div>
              <InUse sign={sign} corpus={sign.corpus} locale={locale} />
            </div>
          ) : (
            <div className={styles.media}>
              <MediaSection sign={sign} countsViews={countsViews} />
            </div>
          )}
          {sign.corpus && (
            <div className={styles.further}>
              <SignHeaderEnd sign={sign} locale={locale} />
            </div>
          )}
          <div className={styles.words}>
            {sign.isOffensive && (
              <Callout tone="warning" title={t('offensive')}>
                {isSchoolMode && <p>{t('offensiveInSchoolMode')}</p>}
              </Callout>
            )}
            <ArticulationSection sign={sign} pictures={pictures} locale={locale} />
            <SignActions sign={sign} locale={locale} />
          </div>
          <div className={styles.below}>
            <MinimalPairList sign={sign} pictures={pictures} locale={locale} />
            <Examples sign={sign} locale={locale} />
          </div>
        </div>
        {sign.corpus && <CorpusSection sign={sign} corpus={sign.corpus} locale={locale} />}
        <SimilarSigns similar={sign.similar} locale={locale} />
        <div className={styles.columns}>
          <DetailSections sign={sign} locale={locale} />
          <div>
            <Relations sign={sign} locale={locale} />
            {network}
            <SameValueSigns sign={sign} locale={locale} />
            <SignMetadata sign={sign} citation={citation} />
          </div>
        </div>
        {sign.isDemo && (
          <p className={styles.demo}>
            <strong>{t('demo')}</strong> {t('demoNote')}
          </p>
        )}
        <PrintedReference sign={sign} citation={citation} />
      </article>
    </HandFiles>
  )
}
