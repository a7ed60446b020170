import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import type { CorrectionView } from '../../legal.presenter.ts'

/** What stood in a version before it was corrected, the newest first. */
export function CorrectionHistory({ earlier: corrections }: { earlier: readonly CorrectionView[] }) {
  const { t } = useTranslation('legal')
  return (
    <section>
      <h2>{t('history')}</h2>
      {corrections.map(({ id, language, languageName, html, until, by }) => (
        <Disclosure
          key={id}
          summary={[
            t('replaced', { language: languageName, date: until }),
            by && t('replacedBy', { name: by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {html === '' ? (
            <p>{t('wasEmpty')}</p>
          ) : (
            <div
              className="reading"
              lang={language}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </Disclosure>
      ))}
    </section>
  )
}
