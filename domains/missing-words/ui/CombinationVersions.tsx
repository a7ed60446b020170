import { useTranslation } from '#platform/i18n/use-translation.ts'
import forms from '#ui/panel/PanelForm.module.css'
import styles from './missing-words.module.css'

interface Props {
  /** Newest first. */
  versions: readonly {
    number: number
    kind: 'created' | 'changed' | 'deleted'
    text: string
    by: string | null
    at: string
  }[]
  lang: string
}

/** Who wrote a combination, and when. */
export function CombinationVersions({ versions, lang }: Props) {
  const { t } = useTranslation('missingWords')
  return (
    <section className={forms.section} aria-labelledby="versions">
      <h2 id="versions">{t('combination.versions.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ol role="list" className={styles.messages} reversed>
        {versions.map(({ number, kind, text, by, at }) => (
          <li key={number}>
            {t(`combination.versions.${kind}`, { name: by ?? t('system') })}
            <small className={styles.detail}>
              {at} · <span lang={lang}>{text}</span>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
