import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import Check from '#ui/icons/circle-check.ts'
import forms from '#ui/panel/PanelForm.module.css'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { EntryVersionView } from '../simple-list.presenter.ts'
import type { VersionComparison } from '../version-comparison.presenter.ts'
import styles from './simple-lists.module.css'
import { CompareForm, Comparison } from './VersionComparison.tsx'

interface Props {
  /** Newest first. */
  versions: readonly EntryVersionView[]
  /** The revision that the person sees. */
  revision: number
  comparison: VersionComparison | null
  /** Why two chosen versions are not compared. */
  problem: string | null
}

/** The versions of an entry: who changed it when, what differs between two, and restoring one. */
export function EntryVersions({ versions, revision, comparison, problem }: Props) {
  const { t } = useTranslation('simpleLists')
  return (
    <section id="versions" className={forms.section} aria-labelledby="versions-title">
      <h2 id="versions-title">{t('versions.title')}</h2>
      {versions.length === 0 && <p>{t('versions.none')}</p>}
      {problem && <p role="alert">{problem}</p>}
      {comparison && <Comparison comparison={comparison} />}
      {versions.length > 2 && <CompareForm versions={versions} comparison={comparison} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ol role="list" className={styles.versions} reversed>
        {versions.map((version, index) => (
          <Version
            key={version.revision}
            version={version}
            before={versions[index + 1]?.revision}
            revision={revision}
          />
        ))}
      </ol>
    </section>
  )
}

interface VersionProps {
  version: EntryVersionView
  /** The version before it. */
  before: number | undefined
  revision: number
}

function Version({
  version: { revision: number, kind, by, when, isCurrent },
  before,
  revision,
}: VersionProps) {
  const { t } = useTranslation('simpleLists')
  return (
    <li className={styles.version}>
      <h3 className={styles.versionTitle}>
        {t('versions.number', { number })}
        {isCurrent && (
          <StateChip icon={Check} tone="success">
            {t('versions.current')}
          </StateChip>
        )}
      </h3>
      <p>
        {[t(`versions.kind.${kind}`), when && (by ?? t('versions.system')), when].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.links}>
        {before !== undefined && (
          <a
            href={`?one=${before}&other=${number}#versions`}
            aria-label={t('versions.changesOf', { number })}
          >
            {t('versions.changes')}
          </a>
        )}
        {!isCurrent && (
          <Form method="post" action="?">
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="version" value={number} />
            <Button
              type="submit"
              name="intent"
              value="restore"
              aria-label={t('versions.restoreOf', { number })}
            >
              {t('versions.restore')}
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}
