import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { classNames } from '#ui/base/class-names.ts'
import { SearchField } from '#ui/base/SearchField.tsx'
import { useBrowserSearch } from '../use-browser-search.ts'
import { loadBrowserSearch } from './browser-search-store.ts'
import styles from './InstantSearch.module.css'
import type { SuggestionBoxProps } from './SuggestionBox.tsx'
import { prefersReducedData, whenIdle } from './when-idle.ts'

interface Props {
  locale: Locale
  /** Version of the dictionary, as the page was told. */
  version: number
  /** The address of the word search. */
  action: string
  label: string
  labelShown?: boolean
  /** Names the search for those who jump to it; the label when left out. */
  name?: string
  placeholder: string
  /** `medium` for the header, which stands still; `large` for the main box of a page. */
  size?: 'medium' | 'large'
  submitLabel?: string
  /** What the address asks for already. */
  q?: string
  /** The word search cannot be shown in place of this page: it comes as a document. */
  reloadDocument?: boolean
  className?: string
}

/**
 * A search box that leads to the word search, and names signs below it at each key. What names them comes when the
 * page is idle, or when the person goes to the box; until then, and without JavaScript, it is a GET form.
 */
export function InstantSearch(props: Props) {
  const { locale, version, action, name, q = '', reloadDocument, className, ...rest } = props
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page does meanwhile.
  useEffect(() => {
    if (document.activeElement === field.current) loadBox()
    else if (!prefersReducedData()) return whenIdle(loadBox)
  }, [])
  const focus = () => {
    loadBox()
    if (!prefersReducedData()) void loadBrowserSearch(locale)
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
