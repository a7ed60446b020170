import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { ErasureSubject } from '../erasure.ts'
import { erasePath } from '../erasure-paths.ts'
import styles from './erasure.module.css'

/** What an erasure takes away and what stays. */
export function ErasureEffects({ subject, locale }: { subject: ErasureSubject; locale: Locale }) {
  const { t } = useTranslation('erasure')
  const { kind, files } = subject
  const count = kind === 'sign' ? subject.versions : subject.signs
  return (
    <>
      <Callout tone="danger" title={t('effect.final')} />
      <ul className={styles.effects}>
        <li>{t(`effect.${kind}`, { count, number: formatNumber(count, locale) })}</li>
        <li>{t(`effect.${kind}Also`)}</li>
        {kind === 'person' && (
          <li>
            {subject.naming === 0 ? t('effect.namesNone') : t('effect.names', { count: subject.naming })}
          </li>
        )}
        <li>{t('effect.record')}</li>
        <li>{t('effect.backups')}</li>
      </ul>
      {files.length > 0 && (
        <section className={styles.files}>
          <h2>{t('files.title')}</h2>
          <p>{t('files.text')}</p>
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <a href={erasePath(locale, { kind: 'media', id })} translate="no">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
