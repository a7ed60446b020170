import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import type { CorrectionView } from '../../legal.presenter.ts'

/** The earlier wordings of a version, newest first. */
export function CorrectionHistory({ corrections }: { corrections: readonly CorrectionView[] }) {
  const { t } = useTranslation('legal')
  return (
    <section>
      <h2>{t('history')}</h2>
      {corrections.map(({ id, language, languageName, html, hadVideo, until, by }) => (
        <Disclosure
          key={id}
          summary={[
            t('replaced', { language: languageName, date: until }),
            by && t('replacedBy', { name: by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {hadVideo && <p>{t('hadVideo')}</p>}
          {html === '' && !hadVideo ? (
            <p>{t('wasEmpty')}</p>
          ) : (
            <div
              className="reading"
              lang={language}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </Disclosure>
      ))}
    </section>
  )
}
