import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { addressIn, pathWithoutLocale } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './BackLink.module.css'

/** Back to where the visitor came from on this site, else home; the home page has none. */
export function BackLink() {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (pathWithoutLocale(pathname) === '') return null
  const goBack = (event: MouseEvent) => {
    const cameFromHere = (window.history.state as { idx?: number } | null)?.idx
    if (!cameFromHere) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <a className={styles.back} href={addressIn(locale, '')} onClick={goBack}>
      <Icon of={ArrowLeft} />
      {t('back')}
    </a>
  )
}
