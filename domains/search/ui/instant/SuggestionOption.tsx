import { firstHand } from '#domains/hand-drawings/articulation-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { signPath } from '#domains/signs/sign-path.ts'
import { languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { foreignLanguage, type Suggestion } from '../../engine/suggestions.ts'
import { OffensiveMark } from '../cards/OffensiveMark.tsx'
import { HighlightedText } from '../HighlightedText.tsx'
import styles from './SuggestionBox.module.css'
import { pictureOf } from './use-server-suggestions.ts'

interface Props {
  id: string
  sign: Suggestion
  locale: Locale
  isChosen: boolean
  /** Whether the list has pictures; then every option reserves space for one. */
  hasPicture: boolean
  onOpen: () => void
}

/** A sign of the list: its poster or its hand, its gloss and the matching word. */
export function SuggestionOption({ id, sign, locale, isChosen, hasPicture, onOpen }: Props) {
  const { t } = useTranslation('ui')
  const word = sign.found ?? sign.words
  const foreign = foreignLanguage(sign, locale)
  const { poster, articulation } = pictureOf(sign)
  const hand = firstHand(articulation)
  return (
    <a
      id={id}
      role="option"
      className={styles.option}
      href={signPath(locale, sign.id)}
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onOpen}
    >
      {hasPicture && (
        <span className={styles.picture}>
          {poster ? (
            <img className={styles.poster} src={poster} alt="" width={64} height={48} />
          ) : (
            hand && <HandPicture hand={hand} className={styles.hand} />
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={`gloss ${styles.gloss}`}>
          <HighlightedText {...sign.gloss} />
        </span>
        <OffensiveMark sign={sign} />
        {word && (
          <span className={styles.found}>
            <span
              className={styles.word}
              lang={word.language && word.language !== locale ? word.language : undefined}
            >
              <HighlightedText {...word} />
            </span>
            {sign.found?.field === 'earlierGloss' && <span className={styles.language}>{t('formerly')}</span>}
            {foreign && <span className={styles.language}>{languageName(foreign, locale)}</span>}
          </span>
        )}
      </span>
    </a>
  )
}
