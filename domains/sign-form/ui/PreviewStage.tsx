import type { PropertyIssue } from '#domains/signs/kinds/index.ts'
import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { changedProperties } from '../merge-documents.ts'
import { propertyLines } from '../property-text.ts'
import { PublicPreview } from './PublicPreview.tsx'
import styles from './SignForm.module.css'

interface Props {
  document: SignDocument
  published: SignDocument | null
  issues: readonly PropertyIssue[]
  names: ValueNames
  /** The draft of a new sign, which has its files. */
  draft: number | null
  onShowField: (key: PropertyKey) => void
}

/** What is missing, what changes for the public, similar signs, and the public page as it will be. */
export function PreviewStage({ document, published, issues, names, draft, onShowField }: Props) {
  const { t } = useTranslation(['signForm', 'properties', 'errors'])
  const nameOf = (key: PropertyKey) => t(`properties:${wireName(key)}` as 'properties:gloss')
  const changed = published ? changedProperties(published, document) : []
  return (
    <>
      {issues.length > 0 ? (
        <Callout tone="warning" title={t('preview.missing')}>
          <ul className={styles.rows}>
            {issues.map(({ key, code, params }) => (
              <li key={key} className={styles.actions}>
                <Button size="small" onClick={() => onShowField(key)}>
                  {nameOf(key)}
                </Button>
                <span>{t(`errors:${code}`, params)}</span>
              </li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Callout tone="success" title={t('preview.complete')} />
      )}
      {published && (
        <section className={styles.section}>
          <h3>{t('preview.changes')}</h3>
          {changed.length === 0 && <p>{t('preview.noChanges')}</p>}
          {changed.map((key) => (
            <div key={key}>
              <strong>{nameOf(key)}</strong>
              <p className={styles.choice}>
                <del>{propertyLines(key, published, names).join('\n') || t('conflict.empty')}</del>
              </p>
              <p className={styles.choice}>
                <ins>{propertyLines(key, document, names).join('\n') || t('conflict.empty')}</ins>
              </p>
            </div>
          ))}
        </section>
      )}
      <PublicPreview document={document} draft={draft} />
    </>
  )
}
