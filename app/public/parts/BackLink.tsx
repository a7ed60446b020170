import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowLeft from '#ui/icons/arrow-left.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './BackLink.module.css'

/** Link to the previous page of this site, else to the home page; not shown on the home page. */
export function BackLink() {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (pathWithoutLocale(pathname) === '') return null
  const goBack = (event: MouseEvent) => {
    if (!cameFromThisSite()) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <a
      className={styles.back}
      href={localizedPath(locale, '')}
      aria-label={t('back')}
      title={t('back')}
      onClick={goBack}
    >
      <Icon icon={ArrowLeft} size={22} />
    </a>
  )
}

/** Whether the previous page belongs to this site. A page of the panel is another document. */
function cameFromThisSite(): boolean {
  const { state, length } = window.history
  if ((state as { idx?: number } | null)?.idx) return true
  return length > 1 && document.referrer.startsWith(`${window.location.origin}/`)
}
