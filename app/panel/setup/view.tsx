import { hideSetup, sendTestMail } from '#domains/setup/index.ts'
import { SetupLines } from '#domains/setup/ui/SetupLines.tsx'
import { SetupStrip } from '#domains/setup/ui/SetupStrip.tsx'
import { SitePreview } from '#domains/setup/ui/SitePreview.tsx'
import styles from '#domains/setup/ui/setup.module.css'
import { AppError } from '#platform/errors/app-error.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/view.ts'
import { loadSetup, presentShownSite } from './present-setup.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('panel:place.setup'), noindex: true },
    messages: getMessagesUrl(locale, ['siteSettings', 'errors']),
    site: presentShownSite(app, locale),
    ...(await loadSetup(app, signedIn.actor, locale)),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  return handleForm({ request, locale, log: app.log, maxBytes: 1000 }, async ({ intent }) => {
    if (intent === 'test-mail') {
      await sendTestMail(app, actor)
      return redirectWithToast(panelPagePath(locale, 'setup'), 'siteSettings:setup.testQueued')
    }
    if (intent === 'all-ready') {
      await hideSetup(app, actor, { hidden: 'whileReady' })
      return { isRecorded: true }
    }
    if (intent !== 'hide' && intent !== 'show') throw new AppError('request.invalid')
    await hideSetup(app, actor, { hidden: intent === 'hide' ? 'always' : null })
    return redirectWithToast(
      panelPagePath(locale, 'overview'),
      intent === 'hide' ? 'siteSettings:setup.hidden' : 'siteSettings:setup.shown',
    )
  })
}

/** What the dictionary still needs, and where it is changed. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, isHidden, site } = loaderData
  const { t } = useTranslation(['siteSettings', 'panel'])
  const { locale } = useRootData()
  const hrefOf = (path: string) => panelPagePath(locale, path)
  const overview = hrefOf('overview')
  return (
    <PanelPage>
      <Breadcrumb
        label={t('setup.path')}
        items={[{ label: t('panel:place.overview'), to: overview }, { label: t('panel:place.setup') }]}
      />
      <PageHeader>
        <h1>{t('panel:place.setup')}</h1>
        <PageActions>
          <ButtonLink to={overview}>{t('setup.later')}</ButtonLink>
        </PageActions>
      </PageHeader>
      {actionData && 'refused' in actionData && (
        <div role="alert">
          <Callout tone="danger" title={actionData.refused.problem} />
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.part}>
          <SetupStrip lines={lines} />
          <p>{t('setup.intro')}</p>
          <SetupLines lines={lines} hrefOf={hrefOf} />
          {isHidden && (
            <form method="post" action="?">
              <Button type="submit" name="intent" value="show">
                {t('setup.show')}
              </Button>
            </form>
          )}
        </div>
        <SitePreview {...site} />
      </div>
    </PanelPage>
  )
}
