import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VersionDiff } from '#ui/panel/VersionDiff.tsx'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import styles from './sign-view.module.css'

/** What the public sees now, and what waits for approval. */
export function WaitingChanges({ sign: { waiting } }: { sign: Pick<FormattedSignPage, 'waiting'> }) {
  const { t } = useTranslation('signView')
  if (!waiting) return null
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting.title')}</h2>
      <p className={styles.text}>{t(waiting.length > 0 ? 'waiting.text' : 'waiting.none')}</p>
      <VersionDiff
        differences={waiting}
        before={t('waiting.public')}
        after={t('waiting.new')}
        empty={t('empty')}
      />
    </section>
  )
}
