import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import styles from '../../ui/account-section.module.css'

/** Whether sign-ins are confirmed by a second factor, with a link to its page. */
export function SecondFactorSummary({ isActive, path }: { isActive: boolean; path: string }) {
  const { t } = useTranslation('secondFactor')
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p>{t(isActive ? 'summary.active' : 'summary.inactive')}</p>
      <div>
        <ButtonLink to={path}>{t(isActive ? 'summary.manage' : 'summary.add')}</ButtonLink>
      </div>
    </section>
  )
}
