import { useLocation } from 'react-router'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SwitchLink } from '#ui/base/SwitchLink.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './SchoolModeSwitch.module.css'

/** Leaves offensive signs out of searches and lists. Shown where there are such signs and the visitor may choose. */
export function SchoolModeSwitch() {
  const { t } = useTranslation('public')
  const { locale, isSchoolMode, offersSchoolMode } = useRootData()
  const { pathname, search } = useLocation()
  if (!offersSchoolMode) return null
  const to = `${pathWithoutLocale(pathname)}${search}`
  const query = new URLSearchParams({ to, ...(!isSchoolMode && { on: '1' }) })
  return (
    <div className={styles.choice}>
      <SwitchLink
        href={`${localizedPath(locale, '/choose-school-mode')}?${query}`}
        isOn={isSchoolMode}
        label={t('schoolMode')}
        reloadDocument
      />
    </div>
  )
}
