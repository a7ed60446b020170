import { preload } from 'react-dom'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { SignPreview } from '#domains/search/ui/cards/SignPreview.tsx'
import type { VideoView } from '#domains/sign-page/presenters/sign.presenter.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { LocationDrawing } from './LocationDrawing.tsx'
import { PlatformPicture, type PlatformPictureView } from './PlatformPicture.tsx'
import styles from './SignOfTheDay.module.css'

export interface SignOfTheDayView {
  card: SignCardView
  video: VideoView | null
  /** The handshape of its dominant hand. */
  hand: HandPictureView | null
}

interface Props {
  today: SignOfTheDayView
  /** Markup of the picture of its location. */
  location: string | null
  /** The picture of the platform, which is shown in place of the video. */
  platformPicture: PlatformPictureView | null
}

/** The sign of the day with its video, and a label with the hand and the location of the sign. */
export function SignOfTheDay({ today: { card, video, hand }, location, platformPicture }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const { gloss, words, poster } = card
  const largest = platformPicture?.url ?? video?.poster ?? poster
  if (largest) preload(largest, { as: 'image', fetchPriority: 'high' })
  return (
    <section className={styles.today} aria-labelledby="today" data-preview-scope>
      <div className={platformPicture ? styles.ground : styles.film}>
        {platformPicture ? (
          <PlatformPicture picture={platformPicture} />
        ) : video ? (
          <LoopVideo source={video.source} poster={video.poster ?? undefined} label={gloss.text} />
        ) : (
          <SignPreview sign={card} lazy={false} />
        )}
      </div>
      <div className={styles.label}>
        {platformPicture && poster && (
          <img className={styles.poster} src={poster} alt="" width={80} height={60} />
        )}
        <div className={styles.words}>
          <h2 id="today" className={styles.title}>
            {t('home.signOfTheDay')}
          </h2>
          <p className={styles.gloss}>
            <a className="gloss" href={signPath(locale, card.id)}>
              {gloss.text}
            </a>
          </p>
          {words && <p lang={words.language === locale ? undefined : words.language}>{words.text}</p>}
        </div>
        <div className={styles.tiles}>
          {hand && (
            <span className={styles.tile}>
              <HandPicture hand={hand} className={styles.hand} />
            </span>
          )}
          {location && <LocationDrawing markup={location} className={styles.tile} />}
        </div>
      </div>
    </section>
  )
}
