import { preload } from 'react-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import type { DrawingView, SignView } from '../presenters/sign.presenter.ts'
import { Hands } from './ArticulationSection.tsx'
import { AttributionList } from './AttributionList.tsx'
import type { ArticulationPictures } from './articulation-pictures.ts'
import { BodyPicture } from './BodyPicture.tsx'
import styles from './MediaSection.module.css'
import { SignVideo } from './SignVideo.tsx'

interface Props {
  sign: SignView
  pictures: ArticulationPictures
}

/** The video of a sign with its camera angles, other videos and the drawing; without them what is known of its form. */
export function MediaSection({ sign, pictures }: Props) {
  const { t } = useTranslation('signs')
  const { gloss, licence } = sign
  const { main, angles, others, drawing } = sign.media
  if (main?.poster) preload(main.poster, { as: 'image', fetchPriority: 'high' })
  const views = main && angles.length > 0 ? [{ name: t('firstView'), video: main }, ...angles] : []
  return (
    <div className={styles.watch}>
      {main && (
        <figure className={classNames(styles.figure, styles.main)}>
          <SignVideo
            video={main}
            label={t('video', { gloss })}
            views={views.map(({ name, video }) => ({ label: name, ...video }))}
          />
          {main.poster && <img className={styles.poster} src={main.poster} alt="" />}
          <AttributionList
            files={views.length > 0 ? views.map(({ name, video }) => ({ name, ...video })) : [main]}
            defaultLicence={licence}
          />
        </figure>
      )}
      {!main && !drawing && <Form sign={sign} pictures={pictures} />}
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

/** In place of a video: the hands and the location of the sign. */
function Form({ sign: { articulation }, pictures }: Props) {
  const { t } = useTranslation('signs')
  const { hands, location } = articulation ?? {}
  return (
    <figure className={styles.figure}>
      {(hands || pictures.location) && (
        <div className={styles.form} aria-hidden="true">
          {hands && <Hands hands={hands} />}
          {location && (
            <div className={styles.place}>
              <BodyPicture markup={pictures.location} picture={location.picture} />
            </div>
          )}
        </div>
      )}
      <figcaption className={styles.toCome}>{t('videoToCome')}</figcaption>
    </figure>
  )
}

function Picture({ drawing: { source, width, height }, alt }: { drawing: DrawingView; alt: string }) {
  return <img src={source} alt={alt} width={width ?? undefined} height={height ?? undefined} />
}
