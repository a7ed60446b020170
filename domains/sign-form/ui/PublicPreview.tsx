import { useEffect, useState } from 'react'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { describeLoadFailure, requestData } from '#platform/requests/request-json.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { PreviewWire } from '../sign-form.wire.ts'
import { signFormRequestPath } from '../sign-form-paths.ts'
import { useFormContext } from './form-context.ts'
import { PublicPage } from './PublicPage.tsx'
import styles from './SignForm.module.css'

/** The public page as it will be, with published signs that may be the same. */
export function PublicPreview({ document, draft }: { document: SignDocument; draft: number | null }) {
  const { t } = useTranslation('signForm')
  const { locale, self } = useFormContext()
  const [preview, setPreview] = useState<PreviewWire>()
  const [failure, setFailure] = useState<string>()
  const generalFailure = t('preview.failed')
  useEffect(() => {
    let isCurrent = true
    void requestData<PreviewWire>(signFormRequestPath(locale, 'preview'), {
      method: 'POST',
      body: { sign: self, draft, document },
    }).then((result) => {
      if (!isCurrent) return
      setPreview(result.ok ? result.data : undefined)
      setFailure(result.ok ? undefined : describeLoadFailure(result, generalFailure))
    })
    return () => {
      isCurrent = false
    }
  }, [document, draft, locale, self, generalFailure])
  if (failure !== undefined) return <Callout tone="warning" title={failure} />
  if (!preview) return <p className={styles.hint}>{t('preview.loading')}</p>
  return (
    <>
      {!preview.hasVideo && <Callout title={t('preview.noVideo')} />}
      {preview.sameWord.length > 0 && (
        <section className={styles.section}>
          <h3>{t('preview.sameWord')}</h3>
          <ul className={styles.rows}>
            {preview.sameWord.map(({ to, gloss }) => (
              <li key={to}>
                <a href={to} target="_blank" rel="noreferrer" className="gloss">
                  {gloss}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section} aria-label={t('preview.page')}>
        <h3>{t('preview.page')}</h3>
        <PublicPage preview={preview} locale={locale} />
      </section>
    </>
  )
}
