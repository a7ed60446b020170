import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { PropertyValueView, SignView } from '../presenters/sign.presenter.ts'
import { Chips } from './Chips.tsx'
import { FrequencyLine } from './corpus/FrequencyLine.tsx'
import { PropertyValue } from './PropertyValue.tsx'
import styles from './SignHeader.module.css'

/**
 * Gloss, word classes, lemma, earlier glosses and translations of a sign. How often it is used follows those in the interface
 * language; the others are then in `SignHeaderEnd`, because a narrow window shows an example of its use before them.
 */
export function SignHeader({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const { gloss, lemma, wordClasses } = sign
  return (
    <div className={styles.head}>
      <h1 className={`gloss ${styles.gloss}`}>{gloss}</h1>
      {wordClasses.length > 0 && <WordClasses values={wordClasses} locale={locale} />}
      {lemma && lemma !== gloss && (
        <p className={styles.soft}>
          {t('lemma')}: <span className="gloss">{lemma}</span>
        </p>
      )}
      {sign.earlierGlosses.map(({ gloss: earlier, until }) => (
        <p key={earlier} className={styles.soft}>
          {t('earlierGloss')}: <span className="gloss">{earlier}</span>{' '}
          {t('earlierGlossUntil', { date: until })}
        </p>
      ))}
      <Translations sign={sign} locale={locale} />
      {sign.corpus ? (
        <FrequencyLine frequency={sign.corpus.frequency} />
      ) : (
        <Chips values={sign.tags} locale={locale} />
      )}
    </div>
  )
}

/** The translations into other languages, and the tags. */
export const SignHeaderEnd = ({ sign, locale }: { sign: SignView; locale: string }) => (
  <>
    <OtherTranslations sign={sign} locale={locale} />
    <Chips values={sign.tags} locale={locale} />
  </>
)

function OtherTranslations({ sign: { translations }, locale }: { sign: SignView; locale: string }) {
  const others = translations.filter(({ code }) => code !== locale)
  if (others.length === 0) return null
  return (
    <dl className={styles.languages}>
      {others.map(({ code, name, senses }) => (
        <div key={code} className={styles.language}>
          <dt>{name}</dt>
          <dd lang={code}>{senses.map((sense) => sense.join(', ')).join('; ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function WordClasses({ values, locale }: { values: PropertyValueView[]; locale: string }) {
  return (
    <p className={styles.soft}>
      {values.map((value, at) => (
        <span key={value.text}>
          {at > 0 && ', '}
          <PropertyValue value={value} locale={locale} />
        </span>
      ))}
    </p>
  )
}

/** The senses in the interface language, and the other languages of a sign without frequency. */
function Translations({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const { translations } = sign
  if (translations.length === 0) return <p>{t('noTranslation')}</p>
  const own = translations.find(({ code }) => code === locale)
  return (
    <section aria-labelledby="translations">
      <VisuallyHidden>
        <h2 id="translations">{t('translations')}</h2>
      </VisuallyHidden>
      {own?.senses.length === 1 && <p className={styles.sense}>{own.senses[0]?.join(', ')}</p>}
      {own && own.senses.length > 1 && (
        <ol className={styles.senses}>
          {own.senses.map((sense) => (
            <li key={sense.join()} className={styles.sense}>
              {sense.join(', ')}
            </li>
          ))}
        </ol>
      )}
      {!sign.corpus && <OtherTranslations sign={sign} locale={locale} />}
    </section>
  )
}
