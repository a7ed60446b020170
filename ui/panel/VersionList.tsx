import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Check from '#ui/icons/circle-check.ts'
import { Button } from '../base/Button.tsx'
import forms from './PanelForm.module.css'
import type { VersionView } from './present-versions.ts'
import { StateChip } from './StateChip.tsx'
import styles from './VersionList.module.css'

interface Props<Kind extends string> {
  /** Newest first. */
  versions: readonly VersionView<Kind>[]
  /** The revision that the person sees; restoring sends it with `version` and the intent `restore`. */
  revision: number
  /** The name of a kind of change. */
  kindText: (kind: Kind) => string
  /** Shown where nothing was changed yet. */
  none: string
  /** Links of a version; `before` is the version before it. */
  links?: (version: VersionView<Kind>, before: VersionView<Kind> | undefined) => ReactNode
  /** Above the list. */
  children?: ReactNode
}

/** Versions with who made them and when, each of which can be restored. */
export function VersionList<Kind extends string>(props: Props<Kind>) {
  const { versions, revision, kindText, none, links, children } = props
  const { t } = useTranslation('kit')
  return (
    <section id="versions" className={forms.section} aria-labelledby="versions-title">
      <h2 id="versions-title">{t('versions.title')}</h2>
      {versions.length === 0 && <p>{none}</p>}
      {children}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ol role="list" className={styles.versions} reversed>
        {versions.map((version, index) => (
          <li key={version.revision} className={styles.version}>
            <h3>
              {t('versions.number', { number: version.revision })}
              {version.isCurrent && (
                <StateChip icon={Check} tone="success">
                  {t('versions.current')}
                </StateChip>
              )}
            </h3>
            <p>
              {[kindText(version.kind), version.when && (version.by ?? t('versions.system')), version.when]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className={styles.actions}>
              {links?.(version, versions[index + 1])}
              {!version.isCurrent && <RestoreForm revision={revision} version={version.revision} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function RestoreForm({ revision, version }: { revision: number; version: number }) {
  const { t } = useTranslation('kit')
  return (
    <Form method="post" action="?">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        size="small"
        aria-label={t('versions.restoreOf', { number: version })}
      >
        {t('versions.restore')}
      </Button>
    </Form>
  )
}
