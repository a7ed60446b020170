import { data } from 'react-router'
import { getSignUses } from '#domains/eaf-videos/index.ts'
import { presentSignUses } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { listChosenSigns, tagSigns } from '#domains/sign-management/index.ts'
import { chosenIdsIn, type ListChange, listChangeIn } from '#domains/sign-management/panel-change.ts'
import { parseSignListQuery, signListScopes } from '#domains/sign-management/sign-list.input.ts'
import { signListPathOf } from '#domains/sign-management/sign-list-paths.ts'
import { tagSchema } from '#domains/sign-management/tag.input.ts'
import { ChosenSignsForm } from '#domains/sign-management/ui/ChosenSignsForm.tsx'
import { ChosenSignsOutcome } from '#domains/sign-management/ui/ChosenSignsOutcome.tsx'
import { decideSigns, type SignOutcome } from '#domains/signs/index.ts'
import { decisionIn, decisionSchemaOf } from '#domains/signs/sign-decision.input.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/decide.ts'
import { presentChangedSigns } from './present-changed-signs.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { searchParams } = url
  const { scope, from, path } = listIn(Object.fromEntries(searchParams), locale)
  const change = listChangeIn(searchParams.get('change'))
  const ids = chosenIdsIn(searchParams)
  if (!change || ids.length === 0) throw redirectWithToast(path, 'errors:sign.noneChosen')
  const signs = await listChosenSigns(app, signedIn.actor, { ids })
  if (signs.length === 0) throw redirectWithToast(path, 'errors:sign.notFound')
  const { vocabulary } = app.dictionary
  const uses =
    change === 'remove' ? await getSignUses(app, signedIn.actor, { ids: signs.map(({ id }) => id) }) : null
  return {
    page: { title: translator(locale)(`signList:change.${change}.title`), noindex: true },
    messages: getMessagesUrl(locale, ['signList', ...(uses ? (['signUses'] as const) : [])]),
    locale,
    uses: uses && presentSignUses(uses, { locale, timeZone: app.settings.timeZone }),
    change,
    list: scope,
    from,
    path,
    signs,
    tags:
      change === 'tag'
        ? vocabulary
            .list('tags')
            .filter(({ retired }) => !retired)
            .map(({ id }) => ({ id, label: vocabulary.describe(id, locale).text }))
        : [],
  }
}

/** The list to which the form returns. */
function listIn(values: FormValues, locale: Locale) {
  const scope = signListScopes.find((one) => one === values.list) ?? 'all'
  const query = parseSignListQuery(new URLSearchParams(values.from))
  return { scope, query, from: values.from ?? '', path: signListPathOf(locale, scope, query) }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values, form) => {
    const signs = form.getAll('sign').flatMap((one) => (typeof one === 'string' ? one.split(' ') : []))
    const sent = { ...values, signs }
    const list = { ...listIn(values, locale), locale, isUndo: values.undo !== undefined }
    if (values.change === 'tag')
      return result('tag', await tagSigns(app, signedIn.actor, parseForm(tagSchema, sent)), list)
    const { change, ...input } = parseForm(decisionSchemaOf(decisionIn(values.change)), sent)
    return result(change, await decideSigns(app, signedIn.actor, { ...input, decision: change }), list)
  })
}

type List = ReturnType<typeof listIn> & { locale: Locale; isUndo: boolean }

/** Back to the list with a message, or what was refused and why. */
function result(change: ListChange, outcomes: readonly SignOutcome[], list: List) {
  const t = translator(list.locale)
  const refused = outcomes.flatMap((outcome) => {
    if (outcome.done) return []
    const { id, gloss, refusal } = outcome
    return { id, gloss, reason: String(t(`errors:${refusal.code}`, refusal.params)) }
  })
  const { changed, key, params, undo } = presentChangedSigns(change, outcomes, list)
  if (refused.length === 0) return redirectWithToast(list.path, key, params, undo)
  return data({ outcome: { change, changed, refused, undo: undo ?? null } })
}

/** One change of chosen signs: the confirmation, then the result for each sign that was refused. */
export default function DecideSigns({ loaderData, actionData }: Route.ComponentProps) {
  const { change, path, list, from, signs, uses, locale, tags } = loaderData
  const { t } = useTranslation('signList')
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null
  const title = t(`change.${outcome?.change ?? change}.title`)
  return (
    <PanelPage>
      <Breadcrumb
        label={t(`title.${list}`)}
        items={[{ label: t(`title.${list}`), to: path }, { label: title }]}
      />
      <h1>{title}</h1>
      {outcome ? (
        <>
          <ChosenSignsOutcome {...outcome} />
          <div>
            <ButtonLink to={path} variant="primary">
              {t('action.back')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <ChosenSignsForm
          change={change}
          signs={signs}
          uses={uses}
          locale={locale}
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
