import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import styles from './SignFilm.module.css'

interface Props {
  film: { source: string; poster: string | null }
  gloss: string
}

/** The video of the sign at half speed. */
export function SignFilm({ film, gloss }: Props) {
  const { t } = useTranslation('signPhonology')
  return (
    <div className={styles.video}>
      <LoopVideo
        source={film.source}
        poster={film.poster ?? undefined}
        label={t('film.label', { gloss })}
        rate={0.5}
      />
    </div>
  )
}
