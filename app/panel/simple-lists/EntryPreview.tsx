import { useEffect, useState } from 'react'
import { entryRequestPath } from '#domains/simple-lists/simple-list-paths.ts'
import type { PreviewedForm } from '#domains/simple-lists/ui/EntryForm.tsx'
import type { SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { Callout } from '#ui/base/Callout.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import type { RichTextView } from '../../frame/present-rich-text.ts'
import { RichText } from '../../frame/RichText.tsx'
import styles from './EntryPreview.module.css'
import type { EntryPreviewWire } from './present-entry-preview.ts'

/** Milliseconds without a change before the preview is requested. */
const pause = 500

interface Props extends PreviewedForm {
  list: SimpleListView
  locale: Locale
  /** The stored texts by language. */
  stored: Readonly<Record<string, RichTextView>>
}

/** What visitors will read in the language of the open tab, as it is written now. */
export function EntryPreview({ list, locale, stored, values, language }: Props) {
  const { t } = useTranslation(['simpleLists', 'content'])
  const { texts, hasFailed } = useWrittenTexts({ list, locale, values, language })
  const text = texts[language] === undefined ? (stored[language] ?? null) : texts[language]
  return (
    <section className={forms.section} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      <div className={styles.page} data-language={language}>
        {text ? (
          <>
            <p className={styles.title} lang={text.language === locale ? undefined : text.language}>
              {text.title}
            </p>
            <RichText text={text} locale={locale} empty={t('content:empty')} />
          </>
        ) : (
          <p>{t('preview.empty')}</p>
        )}
      </div>
      {hasFailed && <Callout tone="warning" title={t('preview.failed')} />}
    </section>
  )
}

/** The texts that the server has sanitized, by language; undefined for languages without request. */
function useWrittenTexts({ list, locale, values, language }: Omit<Props, 'stored'>) {
  const [texts, setTexts] = useState<Record<string, RichTextView | null>>({})
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!values) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await requestData<EntryPreviewWire>(entryRequestPath(locale, 'preview'), {
        method: 'POST',
        body: { list: list.name, values, language },
      })
      if (!isCurrent) return
      setFailed(!result.ok)
      if (result.ok) setTexts((before) => ({ ...before, [language]: result.data.text }))
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [list.name, locale, values, language])
  return { texts, hasFailed }
}
