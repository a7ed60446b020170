import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HoverVideo } from '#ui/base/HoverVideo.tsx'
import { LocationIcon } from '#ui/body/LocationIcon.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import styles from './SignPreview.module.css'

/** The poster of a card, which plays its preview on hover; without one, the hand and the location of the sign. */
export function SignPreview({ sign, lazy }: { sign: SignCardView; lazy: boolean }) {
  const { t } = useTranslation(['signs', 'ui'])
  if (sign.poster && sign.preview)
    return (
      <HoverVideo
        poster={sign.poster}
        source={sign.preview}
        playLabel={() => t('ui:preview.play', { gloss: sign.gloss.text })}
        lazy={lazy}
      />
    )
  if (sign.poster)
    return (
      <img
        className={styles.poster}
        src={sign.poster}
        alt=""
        width={320}
        height={240}
        loading={lazy ? 'lazy' : undefined}
      />
    )
  return (
    <div className={styles.none}>
      {(sign.hand || sign.location) && (
        <div className={styles.form}>
          {sign.hand && <HandPicture hand={sign.hand} size="large" className={styles.hand} />}
          {sign.location && <LocationIcon id={sign.location} className={styles.location} />}
        </div>
      )}
      <span>{t('signs:noPicture')}</span>
    </div>
  )
}
