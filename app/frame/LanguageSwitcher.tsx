import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Locale, localeNames, locales, localeTags } from '#platform/i18n/locales.ts'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Check from '#ui/icons/check.ts'
import Languages from '#ui/icons/languages.ts'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
import { DropdownMenu } from './DropdownMenu.tsx'
import styles from './LanguageSwitcher.module.css'
import { useLanguageChange } from './use-language-change.ts'
import { useRootData } from './use-root-data.ts'

interface Props {
  className?: string | undefined
  /** Further settings of the visitor, below the languages. */
  children?: ReactNode
}

/**
 * Switches between the interface languages, preserving page and query, and stores the choice. If the messages of
 * a language cannot be fetched, the page stays unchanged and the language is marked.
 */
export function LanguageSwitcher({ className, children }: Props) {
  const { t } = useTranslation(['public', 'ui'])
  const { locale } = useRootData()
  const { pathname, search } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const here = `${pathWithoutLocale(pathname)}${search}`
  const { failed, change } = useLanguageChange()
  const failure = failed && t('ui:language.failed', { language: localeNames[failed] })

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
      className={className}
      summary={
        <>
          <Icon icon={Languages} className={styles.icon} />
          <span className={styles.code}>{locale.toUpperCase()}</span>
          <VisuallyHidden>{t('language.choose', { language: localeNames[locale] })}</VisuallyHidden>
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
              {localeNames[one]}
              {one === locale && <Icon icon={Check} size={18} />}
              {one === failed && failure && (
                <Icon icon={TriangleAlert} size={18} className={styles.failed} label={failure} />
              )}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </DropdownMenu>
  )
}
