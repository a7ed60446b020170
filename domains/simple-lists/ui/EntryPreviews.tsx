import { MediaPreview } from '#domains/media/ui/MediaPreview.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import forms from '#ui/panel/PanelForm.module.css'
import type { EntryPreview } from '../preview.presenter.ts'

interface Props {
  previews: readonly EntryPreview[]
  /** Name of the default language. */
  defaultLanguage: string
}

/** What visitors read of a saved entry in each language. */
export function EntryPreviews({ previews, defaultLanguage }: Props) {
  const { t } = useTranslation('simpleLists')
  return (
    <section className={forms.section} aria-labelledby="previews">
      <h2 id="previews">{t('preview.title')}</h2>
      <p>{t('preview.saved')}</p>
      {previews.map(({ code, language, lang, title, html, film }) => (
        <Disclosure key={code} summary={language}>
          {lang !== code && <p>{t('preview.fallback', { main: defaultLanguage })}</p>}
          <h3 lang={lang}>{title}</h3>
          {film && <MediaPreview media={film} />}
          <div
            className="reading"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </Disclosure>
      ))}
    </section>
  )
}
