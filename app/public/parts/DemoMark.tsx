import { useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './DemoMark.module.css'

interface Props {
  className?: string | undefined
  /** With the sentence that explains it. */
  isLong?: boolean
}

/** A note that the signs belong to the demonstration, with a link to the first steps. Empty without demonstration. */
export function DemoMark({ className, isLong = false }: Props) {
  const { t } = useTranslation('public')
  const { locale, isDemo } = useRootData()
  const home = localizedPath(locale, '')
  // On the home page itself the browser opens the steps, because it follows fragments without the router.
  const isHome = useLocation().pathname === home
  if (!isDemo) return null
  return (
    <p className={classNames(styles.demo, className)}>
      <strong className={styles.mark} title={isLong ? undefined : t('home.demo')}>
        {t('home.demoMark')}
      </strong>
      <span>
        {isLong && <>{t('home.demo')} </>}
        <a href={`${isHome ? '' : home}#begin`}>{t('home.demoBegin')}</a>
      </span>
    </p>
  )
}
