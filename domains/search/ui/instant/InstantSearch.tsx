import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { classNames } from '#ui/base/class-names.ts'
import { SearchField } from '#ui/base/SearchField.tsx'
import { prefersReducedData, whenIdle } from '#ui/base/when-idle.ts'
import { useSchoolMode } from '../school-mode.ts'
import { useBrowserSearch } from '../use-browser-search.ts'
import { loadBrowserSearch } from './browser-search-store.ts'
import styles from './InstantSearch.module.css'
import type { SuggestionBoxProps } from './SuggestionBox.tsx'

interface Props {
  locale: Locale
  /** The dictionary version when the page was loaded. */
  version: number
  /** The URL of the word search. */
  action: string
  label: string
  labelShown?: boolean
  /** Accessible name of the search landmark; defaults to the label. */
  name?: string
  placeholder: string
  /** `medium` for the fixed header; `large` for the main search box of a page. */
  size?: 'medium' | 'large'
  submitLabel?: string
  /** The search text of the current URL. */
  q?: string
  /** Loads the word search as a new document, without client-side navigation. */
  reloadDocument?: boolean
  className?: string
}

/**
 * A search box for the word search, with suggestions at each key. The code for suggestions is loaded when the page is
 * idle or when the box gets the focus; until then, and without JavaScript, it is a GET form.
 */
export function InstantSearch(props: Props) {
  const { locale, version, action, name, q = '', reloadDocument, className, ...rest } = props
  const isSchoolMode = useSchoolMode()
  const [text, setText] = useState(q)
  const [Box, setBox] = useState<ComponentType<SuggestionBoxProps> | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useBrowserSearch(locale, version)

  const isLoadingBox = useRef(false)
  const loadBox = () => {
    if (isLoadingBox.current) return
    isLoadingBox.current = true
    import('./SuggestionBox.tsx').then(
      ({ SuggestionBox }) => setBox(() => SuggestionBox),
      () => {
        isLoadingBox.current = false
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page.
  useEffect(() => {
    if (document.activeElement === field.current) loadBox()
    else if (!prefersReducedData()) return whenIdle(loadBox)
  }, [])
  const focus = () => {
    loadBox()
    if (!prefersReducedData()) void loadBrowserSearch(locale, isSchoolMode)
  }
  return (
    <Form
      method="get"
      action={action}
      reloadDocument={reloadDocument}
      role="search"
      aria-label={name ?? rest.label}
      className={classNames(styles.search, className)}
      onFocus={focus}
    >
      <SearchField {...rest} name="q" inputRef={field} value={text} onChange={setText} />
      {Box && (
        <Box
          field={field}
          text={text}
          isTyped={text !== q}
          locale={locale}
          action={action}
          isFixed={rest.size !== 'large'}
          onText={setText}
        />
      )}
    </Form>
  )
}
