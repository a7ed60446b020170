import { entryRequestPath } from '#domains/simple-lists/simple-list-paths.ts'
import type { PreviewedForm } from '#domains/simple-lists/ui/EntryForm.tsx'
import type { SimpleListView } from '#domains/simple-lists/ui/simple-list-view.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { useLivePreview } from '#ui/panel/use-live-preview.ts'
import type { RichTextView } from '../../frame/present-rich-text.ts'
import { RichText } from '../../frame/RichText.tsx'
import styles from './EntryPreview.module.css'
import type { EntryPreviewWire } from './present-entry-preview.ts'

interface Props extends PreviewedForm {
  list: SimpleListView
  locale: Locale
  /** The stored texts by language. */
  stored: Readonly<Record<string, RichTextView>>
}

/** What visitors will read in the language of the open tab, as it is written now. */
export function EntryPreview({ list, locale, stored, values, language }: Props) {
  const { t } = useTranslation(['simpleLists', 'content', 'kit'])
  const path = entryRequestPath(locale, 'preview')
  const form = { values, language }
  const { answers, hasFailed } = useLivePreview<EntryPreviewWire>(path, form, { list: list.name })
  const answer = answers[language]
  const text = answer ? answer.text : (stored[language] ?? null)
  return (
    <>
      <div className={styles.page}>
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
      {hasFailed && <Callout tone="warning" title={t('kit:preview.failed')} />}
    </>
  )
}
