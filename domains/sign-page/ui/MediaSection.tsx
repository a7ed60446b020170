import { preload } from 'react-dom'
import { ArticulationPicture } from '#domains/hand-drawings/ui/ArticulationPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import type { DrawingView, SignView } from '../presenters/sign.presenter.ts'
import { AttributionList } from './AttributionList.tsx'
import styles from './MediaSection.module.css'
import { reportView } from './report-view.ts'
import { SignVideo } from './SignVideo.tsx'

interface Props {
  sign: SignView
  /** Whether it is counted that the video was started. */
  countsViews?: boolean
}

/** The video of a sign with its camera angles, other videos and the drawing; without them what is known of its form. */
export function MediaSection({ sign, countsViews = false }: Props) {
  const { t } = useTranslation('signs')
  const { gloss, licence, picture } = sign
  const { main, angles, others, drawing } = sign.media
  if (main?.poster) preload(main.poster, { as: 'image', fetchPriority: 'high' })
  const views = main && angles.length > 0 ? [{ name: t('firstView'), video: main }, ...angles] : []
  return (
    <div className={styles.watch}>
      {main && (
        <figure
          className={classNames(styles.figure, styles.main)}
          // The event of a video does not bubble.
          onPlayCapture={countsViews ? () => reportView(sign.id) : undefined}
        >
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
      {!main && !drawing && (
        <figure className={styles.figure}>
          {picture && <ArticulationPicture articulation={picture} className={styles.picture} />}
          <figcaption className={styles.toCome}>{t('videoToCome')}</figcaption>
        </figure>
      )}
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

const Picture = ({ drawing: { source, width, height }, alt }: { drawing: DrawingView; alt: string }) => (
  <UploadedPicture
    src={source}
    alt={alt}
    width={width}
    height={height}
    className={styles.plate}
    lazy={false}
  />
)
