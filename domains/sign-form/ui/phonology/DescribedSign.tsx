import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import { lazyNearestSigns } from '../lazy-stages.ts'
import styles from './DescribedSign.module.css'

interface Props {
  film: { source: string; poster: string | null } | null
  gloss: string
  /** What is described, for similar signs; null where they are not shown. */
  document: SignDocument | null
}

/** The video of the sign at half speed, and the published signs that it is similar to so far. */
export function DescribedSign({ film, gloss, document }: Props) {
  const { t } = useTranslation('signPhonology')
  return (
    <div className={styles.film}>
      {film && (
        <div className={styles.video}>
          <LoopVideo
            source={film.source}
            poster={film.poster ?? undefined}
            label={t('film.label', { gloss })}
            rate={0.5}
          />
        </div>
      )}
      {document && (
        <LazyPart component={lazyNearestSigns}>
          {(NearestSigns) => <NearestSigns document={document} />}
        </LazyPart>
      )}
    </div>
  )
}
