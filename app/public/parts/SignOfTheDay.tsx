import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { SignCard } from '#domains/search/ui/cards/SignCard.tsx'
import type { VideoView } from '#domains/sign-page/sign.presenter.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { LoopVideo } from '#ui/base/LoopVideo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './SignOfTheDay.module.css'

export interface SignOfTheDayView {
  card: SignCardView
  video: VideoView | null
}

/** The sign of the day with its video; without a video, as a card. */
export function SignOfTheDay({ today: { card, video } }: { today: SignOfTheDayView }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
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
            <a className={`gloss ${styles.gloss}`} href={signPath(locale, card.id)}>
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
