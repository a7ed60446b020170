import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PlayButton } from '#ui/base/PlayButton.tsx'
import styles from './PosterSample.module.css'

type PlayState = 'still' | 'playing' | 'filled'

/** A hand in place of the poster of a sign, on its ground, which is light in both themes. */
export function PosterSample({ play }: { play?: PlayState }) {
  const { t } = useTranslation('designSystem')
  return (
    <div className={styles.poster} data-theme="light">
      <HandPicture hand={illustrationHands['v-hand']} size="large" />
      {play && (
        <PlayButton
          isQuiet={play !== 'filled'}
          isPlaying={play === 'playing'}
          isToggle
          label={t('sample.play')}
          onPress={() => {}}
        />
      )}
    </div>
  )
}

/** The picture of a sign without a poster. */
export const AbsentPosterSample = () => (
  <div className={styles.absent}>
    <HandPicture hand={illustrationHands['flat-hand']} size="large" />
  </div>
)
