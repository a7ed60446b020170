import type { ReactNode } from 'react'
import type { SettingVersion } from '#domains/site-settings/setting-version.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import type { VersionView } from '#ui/panel/present-versions.ts'
import { VersionList } from '#ui/panel/VersionList.tsx'

interface Props {
  title: string
  /** Beside the title. */
  action?: ReactNode
  intro?: ReactNode
  /** Newest first. */
  versions: readonly VersionView<SettingVersion<unknown>['kind']>[]
  /** The revision that the person sees. */
  revision: number
  /** The result of the action of the page. */
  actionData: { refused: FormRefusal } | object | undefined
  /** The form, with the refusal of its last submission. */
  children: (refused: FormRefusal | undefined) => ReactNode
}

/** A page of settings: its form, and its versions. A refused restoration is shown above them. */
export function SettingPage({ title, action, intro, versions, revision, actionData, children }: Props) {
  const { t } = useTranslation('siteSettings')
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const isOfForm = refused?.values.intent === undefined
  return (
    <PanelPage>
      <PageHeader>
        <h1>{title}</h1>
        {action}
      </PageHeader>
      {intro !== undefined && <p>{intro}</p>}
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      {children(isOfForm ? refused : undefined)}
      <VersionList
        versions={versions}
        revision={revision}
        kindText={(kind) => t(`versions.kind.${kind}`)}
        none={t('versions.none')}
      />
    </PanelPage>
  )
}
