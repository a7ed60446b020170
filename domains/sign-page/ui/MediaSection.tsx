import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { DrawingView, SignView } from '../sign.presenter.ts'
import { AttributionList } from './AttributionList.tsx'
import styles from './MediaSection.module.css'
import { SignVideo } from './SignVideo.tsx'

/** The video of a sign with its camera angles, other videos and the drawing; a message when there is no video yet. */
export function MediaSection({ sign }: { sign: SignView }) {
  const { t } = useTranslation('signs')
  const { gloss, licence } = sign
  const { main, angles, others, drawing } = sign.media
  const views = main && angles.length > 0 ? [{ name: t('firstView'), video: main }, ...angles] : []
  return (
    <div className={styles.watch}>
      {main && (
        <figure className={styles.figure}>
          <SignVideo
            video={main}
            label={t('video', { gloss })}
            views={views.map(({ name, video }) => ({ label: name, ...video }))}
          />
          <AttributionList
            files={views.length > 0 ? views.map(({ name, video }) => ({ name, ...video })) : [main]}
            defaultLicence={licence}
          />
        </figure>
      )}
      {!main && !drawing && <p className={styles.toCome}>{t('videoToCome')}</p>}
      {others.map(({ name, video }) => (
        <figure key={video.source} className={styles.figure}>
          <SignVideo video={video} label={`${name}: ${gloss}`} />
          <AttributionList files={[{ name, ...video }]} defaultLicence={licence} />
        </figure>
      ))}
      {drawing && (
        <figure className={main ? styles.drawing : styles.drawingAlone}>
          <Picture drawing={drawing} alt={t('drawing', { gloss })} />
          <figcaption>
            {!main && <p>{t('videoToCome')}</p>}
            <AttributionList files={[{ name: t('framing'), ...drawing }]} defaultLicence={licence} />
          </figcaption>
        </figure>
      )}
    </div>
  )
}

function Picture({ drawing: { source, width, height }, alt }: { drawing: DrawingView; alt: string }) {
  return <img src={source} alt={alt} width={width ?? undefined} height={height ?? undefined} />
}
