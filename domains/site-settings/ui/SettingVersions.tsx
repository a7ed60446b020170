import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import Check from '#ui/icons/circle-check.ts'
import forms from '#ui/panel/PanelForm.module.css'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { SettingVersionView } from '../setting-versions.presenter.ts'
import styles from './site-settings.module.css'

interface Props {
  /** Newest first. */
  versions: readonly SettingVersionView[]
  /** The revision that the person sees. */
  revision: number
}

/** The versions of a setting: who changed it when, and restoring one. */
export function SettingVersions({ versions, revision }: Props) {
  const { t } = useTranslation('siteSettings')
  return (
    <section id="versions" className={forms.section} aria-labelledby="versions-title">
      <h2 id="versions-title">{t('versions.title')}</h2>
      {versions.length === 0 && <p>{t('versions.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ol role="list" className={styles.versions} reversed>
        {versions.map(({ revision: number, kind, by, when, isCurrent }) => (
          <li key={number} className={styles.version}>
            <h3>
              {t('versions.number', { number })}
              {isCurrent && (
                <StateChip icon={Check} tone="success">
                  {t('versions.current')}
                </StateChip>
              )}
            </h3>
            <p>
              {[t(`versions.kind.${kind}`), when && (by ?? t('versions.system')), when]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {!isCurrent && (
              <Form method="post" action="?">
                <input type="hidden" name="revision" value={revision} />
                <input type="hidden" name="version" value={number} />
                <Button
                  type="submit"
                  name="intent"
                  value="restore"
                  size="small"
                  aria-label={t('versions.restoreOf', { number })}
                >
                  {t('versions.restore')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
