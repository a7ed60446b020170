import Check from 'lucide-react/icons/check'
import Languages from 'lucide-react/icons/languages'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Locale, locales, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { localizedPath, pathWithoutLocale } from '../site-links.ts'
import { DropdownMenu } from './DropdownMenu.tsx'
import styles from './LanguageSwitcher.module.css'
import { useLanguageChange } from './use-language-change.ts'
import { useRootData } from './use-root-data.ts'

/**
 * The five languages of the interface; stays on the page with its query, and remembers the choice. A language whose
 * messages cannot be fetched leaves everything as it was and is marked.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation(['public', 'ui'])
  const { locale } = useRootData()
  const { pathname, search } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const here = `${pathWithoutLocale(pathname)}${search}`
  const { failed, change } = useLanguageChange()
  const failure = failed && t('ui:language.failed', { language: t(`languages.${failed}`) })

  const choose = (event: MouseEvent, chosen: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (details.current) details.current.open = false
    details.current?.querySelector('summary')?.focus()
    void change(chosen)
  }
  return (
    <DropdownMenu
      ref={details}
      summary={
        <>
          <Icon icon={Languages} />
          <span className={styles.code}>{locale.toUpperCase()}</span>
          <VisuallyHidden>{t('language.choose', { language: t(`languages.${locale}`) })}</VisuallyHidden>
          {failure && <Icon icon={TriangleAlert} size={18} className={styles.failed} label={failure} />}
        </>
      }
    >
      <ul>
        {locales.map((one) => (
          <li key={one}>
            <a
              href={`${localizedPath(one, '/choose-language')}?to=${encodeURIComponent(here)}`}
              lang={localeTags[one]}
              hrefLang={one}
              rel="nofollow"
              aria-current={one === locale ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
            >
              {t(`languages.${one}`)}
              {one === locale && <Icon icon={Check} size={18} />}
              {one === failed && failure && (
                <Icon icon={TriangleAlert} size={18} className={styles.failed} label={failure} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </DropdownMenu>
  )
}
