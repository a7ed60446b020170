import { redirect } from 'react-router'
import { mayEraseAnything } from '#domains/erasure/erasure.policy.ts'
import { erasePath } from '#domains/erasure/erasure-paths.ts'
import { changeSign, getSignPage } from '#domains/sign-management/index.ts'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { SignPage } from '#domains/sign-management/ui/view/SignPage.tsx'
import { formatSignPage } from '#domains/sign-management/view/format-sign-page.ts'
import { type SignChangeInput, signChangeSchemaOf } from '#domains/sign-management/view/sign-change.input.ts'
import { changeTextKey, signChanges } from '#domains/sign-management/view/sign-change.ts'
import { parseSignPageQuery, signPagePath } from '#domains/sign-management/view/sign-page-query.ts'
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
  return {
    page: { title: sign.gloss, noindex: true },
    messages: getMessagesUrl(locale, ['signView', 'signList', 'erasure']),
    locale,
    query,
    isMember: isAccepted,
    erase: mayEraseAnything(signedIn.actor).allowed ? erasePath(locale, { kind: 'sign', id }) : null,
    sign: formatSignPage(sign, { locale, timeZone: app.settings.timeZone }),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = parseId(params.id)
  if (id === undefined) throw pageError('sign.notFound')
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const chosen = signChanges.find((change) => change === values.change)
    const input = parseForm(signChangeSchemaOf(chosen), values)
    const { revision, undo, wasPublic } = await changeSign(app, signedIn.actor, { id, ...input })
    const path = signPagePath(locale, id, {})
    // What is taken back is not offered to be taken back again.
    const isUndo = values.undo !== undefined
    return redirectWithToast(
      path,
      doneKey(input, wasPublic),
      {},
      undo && !isUndo
        ? {
            path,
            // The sign was public without a video before.
            fields: { change: undo, revision: `${revision}`, withoutVideo: 'on', undo: 'on' },
          }
        : undefined,
    )
  })
}

const doneKey = ({ change }: SignChangeInput, wasPublic: boolean) =>
  `signView:change.${changeTextKey(change, wasPublic)}.done` as const

/** A sign in the panel: everything about it, decisions and its history. */
export default function ViewSign({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, query, isMember: isAccepted, sign, erase } = loaderData
  const { t } = useTranslation(['signList', 'erasure'])
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <PanelPage>
      {isAccepted && (
        <Breadcrumb
          label={t('title.all')}
          items={[{ label: t('title.all'), to: signListPath(locale) }, { label: sign.gloss }]}
        />
      )}
      <SignPage {...{ sign, query, locale, refused }} isMember={isAccepted} />
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
