import { redirect } from 'react-router'
import { mayReadAuditLog } from '#domains/audit-log/audit-log.policy.ts'
import { auditLogPath } from '#domains/audit-log/audit-log-paths.ts'
import { getSignUses } from '#domains/eaf-videos/index.ts'
import { presentSignUses } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { mayEraseAnything } from '#domains/erasure/erasure.policy.ts'
import { erasePath } from '#domains/erasure/erasure-paths.ts'
import { getSignPage } from '#domains/sign-management/index.ts'
import { changeTextKey, pageChangeIn } from '#domains/sign-management/panel-change.ts'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { PanelSignPage } from '#domains/sign-management/ui/view/PanelSignPage.tsx'
import { formatSignPage } from '#domains/sign-management/view/format-sign-page.ts'
import { publisherSchema, restoreVersionSchema } from '#domains/sign-management/view/sign-edit.input.ts'
import { parseSignPageQuery, signPagePath } from '#domains/sign-management/view/sign-page-query.ts'
import { assignPublisher, decideSigns, requireDecided, restoreVersion } from '#domains/signs/index.ts'
import { decisionIn, decisionSchemaOf, formatChosenSign } from '#domains/signs/sign-decision.input.ts'
import { isMember } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/view.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const isAccepted = isMember(signedIn.actor)
  if (params.id === undefined)
    throw redirect(isAccepted ? signListPath(locale) : panelPagePath(locale, 'overview'), 303)
  const id = parseId(params.id)
  if (id === undefined) throw pageError('sign.notFound')
  const query = parseSignPageQuery(url.searchParams)
  const sign = await getSignPage(app, signedIn.actor, { id, query, locale }).catch((error: unknown) => {
    throw isAppError(error) ? pageError(error.code) : error
  })
  const { timeZone } = app.settings
  const uses = query.change === 'remove' ? await getSignUses(app, signedIn.actor, { ids: [id] }) : null
  return {
    page: { title: sign.gloss, noindex: true },
    messages: getMessagesUrl(locale, [
      'signView',
      'signList',
      'erasure',
      ...(uses ? (['signUses'] as const) : []),
    ]),
    uses: uses && presentSignUses(uses, { locale, timeZone }),
    locale,
    query,
    isMember: isAccepted,
    history: mayReadAuditLog(signedIn.actor).allowed ? auditLogPath(locale, { thing: 'sign', id }) : null,
    erase: mayEraseAnything(signedIn.actor).allowed ? erasePath(locale, { kind: 'sign', id }) : null,
    sign: formatSignPage(sign, { locale, timeZone }),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('sign.notFound')
  const { actor } = signedIn
  const path = signPagePath(locale, id, {})
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const change = pageChangeIn(values.change)
    if (change === 'restoreVersion') {
      const { version, revision } = parseForm(restoreVersionSchema, values)
      await restoreVersion(app, actor, { signId: id, revision: version, expectedRevision: revision })
      return redirectWithToast(path, 'signView:change.restoreVersion.done')
    }
    if (change === 'assignPublisher') {
      const { publisher, before } = parseForm(publisherSchema, values)
      await assignPublisher(app, actor, { id, publisherId: publisher, before })
      return redirectWithToast(path, 'signView:change.assignPublisher.done')
    }
    const signs = [formatChosenSign({ id, revision: values.revision ?? '' })]
    const input = parseForm(decisionSchemaOf(decisionIn(change)), { ...values, signs })
    const decided = requireDecided(await decideSigns(app, actor, { ...input, decision: input.change }))
    const { undo, revision, wasPublic } = decided
    // The sign was public without a video before.
    const fields = { change: `${undo}`, revision: `${revision}`, withoutVideo: 'on', undo: 'on' }
    return redirectWithToast(
      path,
      `signView:change.${changeTextKey(input.change, wasPublic)}.done`,
      {},
      // What is taken back is not offered to be taken back again.
      undo && values.undo === undefined ? { path, fields } : undefined,
    )
  })
}

/** A sign in the panel: everything about it, decisions and its history. */
export default function ViewSign({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, query, isMember: isAccepted, sign, uses, history, erase } = loaderData
  const { t } = useTranslation(['signList', 'erasure', 'panel'])
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <PanelPage>
      {isAccepted && (
        <Breadcrumb
          label={t('title.all')}
          items={[{ label: t('title.all'), to: signListPath(locale) }, { label: sign.gloss }]}
        />
      )}
      <PanelSignPage {...{ sign, uses, query, locale, refused }} isMember={isAccepted} />
      {history && (
        <div>
          <ButtonLink to={history} variant="quiet">
            {t('panel:place.auditLog')}
          </ButtonLink>
        </div>
      )}
      {erase && (
        <div>
          <ButtonLink to={erase} variant="quiet">
            {t('erasure:open.sign')}
          </ButtonLink>
        </div>
      )}
    </PanelPage>
  )
}
