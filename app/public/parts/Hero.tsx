import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { ResolvedText } from '#platform/i18n/resolve-text.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Play from '#ui/icons/play.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './Hero.module.css'
import { WordSearchBox } from './WordSearchBox.tsx'

interface Props {
  locale: Locale
  title: Pick<ResolvedText, 'text' | 'language'>
  text: Pick<ResolvedText, 'text' | 'language'>
  /** Words to try. */
  examples: readonly string[]
}

/** What the dictionary is, its search box with words to try, and its explanatory video. */
export function Hero({ locale, title, text, examples }: Props) {
  const { t } = useTranslation('public')
  const { menuVideo } = useRootData()
  const other = (language: string) => (language === locale ? undefined : language)
  const words = localizedPath(locale, '/search-signs/words')
  return (
    <div className={styles.hero}>
      <h1 className={styles.title} lang={other(title.language)}>
        {title.text}
      </h1>
      <p className={styles.text} lang={other(text.language)}>
        {text.text}
      </p>
      <div className={styles.search}>
        <WordSearchBox locale={locale} label={t('home.find')} />
      </div>
      {examples.length > 0 && (
        <p className={styles.examples}>
          {t('home.try')}{' '}
          {examples.map((word) => (
            <a key={word} href={`${words}?q=${encodeURIComponent(word)}`}>
              {word}
            </a>
          ))}
        </p>
      )}
      {menuVideo.video && (
        <a className={styles.video} href={`${localizedPath(locale, '/about')}#explanatory-video`}>
          <span className={styles.play}>
            <Icon icon={Play} size={16} />
          </span>
          {t('home.video')}
        </a>
      )}
    </div>
  )
}
