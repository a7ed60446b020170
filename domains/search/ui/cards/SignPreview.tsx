import { ArticulationPicture } from '#domains/hand-drawings/ui/ArticulationPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HoverVideo } from '#ui/base/HoverVideo.tsx'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import styles from './SignPreview.module.css'

/** The poster of a card, which plays its preview on hover; without one, the hands and the location of the sign. */
export function SignPreview({ sign, lazy }: { sign: SignCardView; lazy: boolean }) {
  const { t } = useTranslation(['signs', 'ui'])
  const { poster, preview, articulation } = sign
  if (poster && preview)
    return (
      <HoverVideo
        poster={poster}
        source={preview}
        playLabel={() => t('ui:preview.play', { gloss: sign.gloss.text })}
        lazy={lazy}
      />
    )
  if (poster) return <UploadedPicture className={styles.picture} src={poster} lazy={lazy} />
  if (articulation) return <ArticulationPicture articulation={articulation} />
  return <div className={styles.none}>{t('signs:noPicture')}</div>
}
