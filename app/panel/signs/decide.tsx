import { data } from 'react-router'
import { type ActionOutcome, changeChosenSigns, listChosenSigns } from '#domains/sign-management/index.ts'
import {
  formatChosenSign,
  signActionIn,
  signActionSchemaOf,
  signIdsIn,
} from '#domains/sign-management/sign-action.input.ts'
import { parseSignListQuery, signListScopes } from '#domains/sign-management/sign-list.input.ts'
import { signActionPath, signListPathOf } from '#domains/sign-management/sign-list-paths.ts'
import { SignActionForm } from '#domains/sign-management/ui/SignActionForm.tsx'
import { SignActionOutcome } from '#domains/sign-management/ui/SignActionOutcome.tsx'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast, type ToastUndo } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/decide.ts'
import { presentRow, signListContext } from './sign-list-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { searchParams } = url
  const { scope, from, path } = listIn(Object.fromEntries(searchParams), locale)
  const action = signActionIn(searchParams.get('change'))
  const ids = signIdsIn(searchParams)
  if (!action || ids.length === 0) throw redirectWithToast(path, 'errors:sign.noneChosen')
  const rows = await listChosenSigns(signListContext(app), signedIn.actor, { ids, locale })
  if (rows.length === 0) throw redirectWithToast(path, 'errors:sign.notFound')
  const { vocabulary } = app.dictionary
  return {
    page: { title: translator(locale)(`signList:change.${action}.title`), noindex: true },
    messages: getMessagesUrl(locale, ['signList']),
    action,
    list: scope,
    from,
    path,
    signs: rows.map((row) => presentRow(row, locale, app.settings.timeZone)),
    tags:
      action === 'tag'
        ? vocabulary
            .list('tags')
            .filter(({ retired }) => !retired)
            .map(({ id }) => ({ id, label: vocabulary.describe(id, locale).text }))
        : [],
  }
}

/** The list to which the action returns. */
function listIn(values: FormValues, locale: Locale) {
  const scope = signListScopes.find((one) => one === values.list) ?? 'all'
  const query = parseSignListQuery(new URLSearchParams(values.from))
  return { scope, query, from: values.from ?? '', path: signListPathOf(locale, scope, query) }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values, form) => {
    const signs = form.getAll('sign').flatMap((one) => (typeof one === 'string' ? one.split(' ') : []))
    const input = parseForm(signActionSchemaOf(signActionIn(values.change)), { ...values, signs })
    const { results, undo } = await changeChosenSigns(app, signedIn.actor, input)
    const changed = results.flatMap(({ gloss, done }) => (done ? gloss : []))
    const t = translator(locale)
    const refused = results.flatMap((result) =>
      result.done
        ? []
        : {
            id: result.id,
            gloss: result.gloss,
            reason: String(t(`errors:${result.reason}`, result.params)),
          },
    )
    const list = listIn(values, locale)
    const undoForm = undo && values.undo === undefined ? presentUndo(undo, list, locale) : undefined
    const done = `signList:change.${input.change}.done` as const
    if (refused.length === 0) return redirectWithToast(list.path, done, { count: changed.length }, undoForm)
    return data({ outcome: { action: input.change, changed, refused, undo: undoForm ?? null } })
  })
}

/** The form that takes an action back. Its page shows the signs again if one of them is refused. */
function presentUndo(
  { change, signs }: NonNullable<ActionOutcome['undo']>,
  { scope, query, from }: ReturnType<typeof listIn>,
  locale: Locale,
): ToastUndo {
  const ids = signs.map(({ id }) => id)
  return {
    path: signActionPath(locale, { action: change, ids, scope, query }),
    fields: {
      change,
      sign: signs.map(formatChosenSign).join(' '),
      // They were public without a video before.
      withoutVideo: 'on',
      list: scope,
      from,
      undo: 'on',
    },
  }
}

/** One action on chosen signs: the confirmation, then the result for each sign that was refused. */
export default function DecideSigns({ loaderData, actionData }: Route.ComponentProps) {
  const { action: chosen, path, list, from, signs, tags } = loaderData
  const { t } = useTranslation('signList')
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null
  const title = t(`change.${outcome?.action ?? chosen}.title`)
  return (
    <PanelPage>
      <Breadcrumb
        label={t(`title.${list}`)}
        items={[{ label: t(`title.${list}`), to: path }, { label: title }]}
      />
      <h1>{title}</h1>
      {outcome ? (
        <>
          <SignActionOutcome {...outcome} />
          <div>
            <ButtonLink to={path} variant="primary">
              {t('action.back')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <SignActionForm
          action={chosen}
          signs={signs}
          tags={tags}
          backPath={path}
          list={list}
          from={from}
          refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
        />
      )}
    </PanelPage>
  )
}
