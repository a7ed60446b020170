import { clipsPath } from '#domains/sign-clips/sign-clips-paths.ts'
import { signCreatePath } from '#domains/sign-form/sign-form-paths.ts'
import { maySeeImports } from '#domains/sign-import/sign-import.policy.ts'
import { importsPath } from '#domains/sign-import/sign-import-paths.ts'
import { SignList } from '#domains/sign-management/ui/SignList.tsx'
import { isMember } from '#platform/actor.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import { listScopeOf, presentSignList } from './present-sign-list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const scope = listScopeOf(pattern)
  return {
    page: { title: translator(locale)(`signList:title.${scope}`), noindex: true },
    messages: getMessagesUrl(locale, ['signList']),
    locale,
    mayImport: maySeeImports(signedIn.actor).allowed,
    isApprover: isMember(signedIn.actor) && signedIn.actor.isApprover,
    ...(await presentSignList(app, { scope, locale, params: url.searchParams })),
  }
}

/** A list of signs: all that the person may see, the person's own, or those to approve. */
export default function Signs({
  loaderData: { page: _, messages: __, mayImport, ...list },
}: Route.ComponentProps) {
  const { t } = useTranslation('signList')
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t(`title.${list.scope}`)}</h1>
        <PageActions>
          {list.scope === 'all' && mayImport && (
            <ButtonLink to={importsPath(list.locale)}>{t('import')}</ButtonLink>
          )}
          {list.scope !== 'approvals' && <ButtonLink to={clipsPath(list.locale)}>{t('clips')}</ButtonLink>}
          <ButtonLink to={signCreatePath(list.locale)} variant="primary" icon={<Icon icon={Plus} />}>
            {t('create')}
          </ButtonLink>
        </PageActions>
      </PageHeader>
      {list.scope !== 'all' && <p>{t(`intro.${list.scope}`)}</p>}
      <SignList {...list} />
    </PanelPage>
  )
}
