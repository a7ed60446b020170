import { contactUrl } from '#domains/contacts/contact-url.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Flag from '#ui/icons/flag.ts'
import type { SignView } from '../sign.presenter.ts'
import { Chips } from './Chips.tsx'
import { CopyButton } from './CopyButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import styles from './SignHeader.module.css'

/** Gloss, lemma, translations and tags of a sign, with the share buttons. */
export function SignHeader({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  return (
    <div className={styles.head}>
      <h1 className={`gloss ${styles.gloss}`}>{sign.gloss}</h1>
      {sign.lemma && sign.lemma !== sign.gloss && (
        <p className={styles.lemma}>
          {t('lemma')}: <span className="gloss">{sign.lemma}</span>
        </p>
      )}
      <Translations sign={sign} locale={locale} />
      <Chips values={sign.tags} locale={locale} />
      <div className={styles.share}>
        <CopyButton text={sign.address} label={t('share')} />
        <ShareButton title={sign.gloss} address={sign.address} />
        <ButtonLink
          to={contactUrl(locale as Locale, { sign: sign.id })}
          size="small"
          icon={<Icon icon={Flag} size={16} />}
          rel="nofollow"
        >
          {t('reportMistake')}
        </ButtonLink>
      </div>
      {sign.isDemo && <p className={styles.demo}>{t('demoNote')}</p>}
    </div>
  )
}

function Translations({ sign: { translations }, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  if (translations.length === 0) return <p>{t('noTranslation')}</p>
  return (
    <section aria-labelledby="translations">
      <h2 id="translations" className={styles.small}>
        {t('translations')}
      </h2>
      <dl className={styles.translations}>
        {translations.map(({ code, name, senses }) => (
          <div key={code} className={styles.language}>
            <dt>{name}</dt>
            <dd lang={code === locale ? undefined : code}>
              {senses.length === 1 ? (
                senses[0]?.join(', ')
              ) : (
                <ol>
                  {senses.map((sense) => (
                    <li key={sense.join()}>{sense.join(', ')}</li>
                  ))}
                </ol>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
