import { localeNames } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Route } from './+types/typographic.ts'
import { guidePageData } from './guide-page-data.ts'
import { longWords } from './long-words.ts'
import { GuideHeading, Specimen } from './Specimen.tsx'
import styles from './typographic.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => guidePageData(params, 'typographic')

const steps = ['title', '6', '5', '4', '3', '2', '1', '0'] as const

/** A sentence in each interface language with its special letters. */
const alphabets = [
  { lang: 'pt', text: 'Ãã Ââ Áá Àà Çç Éé Êê Íí Õõ Ôô Óó Úú' },
  { lang: 'en', text: 'Aa Bb Cc Gg Ii Jj Ll Qq Rr Ww Yy' },
  { lang: 'de', text: 'Ää Öö Üü ẞß „Straße“' },
  { lang: 'hu', text: 'Áá Éé Íí Óó Öö Őő Úú Üü Űű' },
  { lang: 'et', text: 'Ää Õõ Öö Üü Šš Žž' },
] as const

/** Typeface, scale, weights, long texts and long words. */
export default function Typographic() {
  const { t } = useTranslation(['designSystem', 'public'])
  return (
    <>
      <GuideHeading of="typographic" />
      <p className={styles.poster} aria-hidden>
        Aa<span>Őő</span>Õõ
      </p>
      <Specimen title={t('typographic.scale')} text={t('typographic.scaleText')}>
        {steps.map((step) => (
          <p key={step} className={styles.step}>
            <code className={styles.token}>{`--text-${step}`}</code>
            <span className={styles[`step-${step}`]}>{t('board.principle.sign.title')}</span>
          </p>
        ))}
      </Specimen>
      <Specimen title={t('typographic.weights')}>
        <p className={styles['step-3']}>{t('typographic.plain')}</p>
        <p className={styles['step-3']}>
          <strong>{t('typographic.strong')}</strong>
        </p>
      </Specimen>
      <Specimen title={t('typographic.confusable')}>
        <p className={styles.specimen}>Il1 O0 B8 S5 Z2 rn m</p>
      </Specimen>
      <Specimen title={t('typographic.alphabets')}>
        <dl className={styles.alphabets}>
          {alphabets.map(({ lang, text }) => (
            <div key={lang}>
              <dt lang={lang}>{localeNames[lang]}</dt>
              <dd lang={lang}>{text}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen title={t('typographic.reading')}>
        <div className="reading">
          <p>{t('typographic.readingText')}</p>
          <p>
            <a href="colors">{t('typographic.readingLink')}</a>
          </p>
        </div>
      </Specimen>
      <Specimen title={t('typographic.gloss')} text={t('typographic.glossText')}>
        <p className={styles['step-4']}>
          <span className="gloss">{t('sample.house')}</span>{' '}
          <span className="gloss">{t('sample.water')}</span>{' '}
          <span className="gloss">{t('sample.family')}</span>
        </p>
      </Specimen>
      <Specimen title={t('typographic.words')}>
        {longWords.map(({ lang, text }) => (
          <p key={lang} lang={lang} className={styles['step-4']}>
            {text}
          </p>
        ))}
      </Specimen>
    </>
  )
}
