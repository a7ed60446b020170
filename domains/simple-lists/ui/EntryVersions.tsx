import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VersionList } from '#ui/panel/VersionList.tsx'
import type { EntryVersionView } from '../simple-list.presenter.ts'
import type { VersionComparison } from '../version-comparison.presenter.ts'
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
    <VersionList
      versions={versions}
      revision={revision}
      kindText={(kind) => t(`versions.kind.${kind}`)}
      none={t('versions.none')}
      links={({ revision: number }, before) =>
        before && (
          <a
            href={`?one=${before.revision}&other=${number}#versions`}
            aria-label={t('versions.changesOf', { number })}
          >
            {t('versions.changes')}
          </a>
        )
      }
    >
      {problem && <p role="alert">{problem}</p>}
      {comparison && <Comparison comparison={comparison} />}
      {versions.length > 2 && <CompareForm versions={versions} comparison={comparison} />}
    </VersionList>
  )
}
