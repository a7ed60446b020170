import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import styles from './tokens.module.css'

/** What tokens are for, with a link to their page. */
export function TokenSummary({ path }: { path: string }) {
  const { t } = useTranslation('tokens')
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p>{t('summary.text')}</p>
      <div>
        <ButtonLink to={path}>{t('summary.manage')}</ButtonLink>
      </div>
    </section>
  )
}
