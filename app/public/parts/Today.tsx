import type { SignCardView } from '#domains/search/search.presenter.ts'
import type { VideoView } from '#domains/signs/sign.presenter.ts'
import { SignCard } from '#domains/signs/ui/SignCard.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import { addressIn } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './Today.module.css'

export interface TodayView {
  card: SignCardView
  video: VideoView | null
}

/** The sign of the day, large and moving; a card where no video has come yet. */
export function Today({ today: { card, video } }: { today: TodayView }) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const { gloss, words } = card
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        {t('home.signOfTheDay')}
      </h2>
      {video ? (
        <div className={styles.sign}>
          <LoopVideo source={video.source} poster={video.poster ?? undefined} label={gloss.text} />
          <p className={styles.words}>
            <a className={`gloss ${styles.gloss}`} href={addressIn(locale, `/signs/view/${card.id}`)}>
              {gloss.text}
            </a>
            {words && <span lang={words.language === locale ? undefined : words.language}>{words.text}</span>}
          </p>
        </div>
      ) : (
        <SignCard sign={card} locale={locale} level={3} lazy={false} />
      )}
    </section>
  )
}
