import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Languages from 'lucide-react/icons/languages'
import { type MouseEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localeCookieLine } from '#platform/i18n/choose-locale.ts'
import { type Locale, locales, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { addressIn, pathWithoutLocale } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './LanguageSwitcher.module.css'
import { useClosingDetails } from './use-closing-details.ts'

/** The five languages of the interface; stays on the page with its query, and remembers the choice. */
export function LanguageSwitcher() {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  useClosingDetails(details)
  const here = `${pathWithoutLocale(pathname)}${search}`

  const choose = (event: MouseEvent, chosen: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers that we support.
    document.cookie = localeCookieLine(chosen) + (window.location.protocol === 'https:' ? '; Secure' : '')
    if (details.current) details.current.open = false
    void navigate(`${addressIn(chosen, here)}${hash}`, { preventScrollReset: true })
  }
  return (
    <details ref={details} className={styles.switcher}>
      <summary className={styles.current}>
        <Icon of={Languages} />
        <span className={styles.code}>{locale.toUpperCase()}</span>
        <VisuallyHidden>{t('language.choose', { language: t(`languages.${locale}`) })}</VisuallyHidden>
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {locales.map((one) => (
          <li key={one}>
            <a
              className={styles.language}
              href={`${addressIn(one, '/choose-language')}?to=${encodeURIComponent(here)}`}
              lang={localeTags[one]}
              hrefLang={one}
              rel="nofollow"
              aria-current={one === locale ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
            >
              {t(`languages.${one}`)}
              {one === locale && <Icon of={Check} size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
