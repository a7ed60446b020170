import { userEditPath } from '#domains/accounts/administration/user-paths.ts'
import { getSignUses } from '#domains/eaf-videos/index.ts'
import { presentSignUses } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { SignUsesSection } from '#domains/eaf-videos/ui/uses/SignUsesSection.tsx'
import { erasureSchema } from '#domains/erasure/erasure.input.ts'
import { type ErasureTarget, erasureKinds } from '#domains/erasure/erasure.ts'
import { erasuresPath } from '#domains/erasure/erasure-paths.ts'
import { erase, getErasureSubject } from '#domains/erasure/index.ts'
import { EraseForm } from '#domains/erasure/ui/EraseForm.tsx'
import { ErasureEffects } from '#domains/erasure/ui/ErasureEffects.tsx'
import { signPagePath } from '#domains/sign-management/view/sign-page-query.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/erase.ts'

export { pageMeta as meta } from '../../page-meta.ts'

function requireTarget(params: { kind?: string; id?: string }): ErasureTarget {
  const kind = erasureKinds.find((one) => one === params.kind)
  const id = parseId(params.id)
  if (kind === undefined || id === undefined) throw pageError('page.notFound')
  return { kind, id }
}

/** The page of what is to be erased. A file has no page of its own. */
const backOf = (locale: Locale, { kind, id }: ErasureTarget): string =>
  kind === 'sign'
    ? signPagePath(locale, id, {})
    : kind === 'person'
      ? userEditPath(locale, id)
      : erasuresPath(locale)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const target = requireTarget(params)
  const { subject, decision } = await getErasureSubject(app, signedIn.actor, target).catch(
    (error: unknown) => {
      throw isAppError(error) ? pageError(error.code) : error
    },
  )
  const t = translator(locale)
  const uses = target.kind === 'sign' ? await getSignUses(app, signedIn.actor, { ids: [target.id] }) : null
  return {
    page: { title: t(`erasure:page.${target.kind}`, { name: subject.name }), noindex: true },
    messages: getMessagesUrl(locale, ['erasure', 'errors', ...(uses ? (['signUses'] as const) : [])]),
    uses: uses && presentSignUses(uses, { locale, timeZone: app.settings.timeZone }),
    locale,
    subject,
    refusal: decision.allowed ? null : t(`errors:${decision.reason}`),
    back: backOf(locale, target),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const target = requireTarget(params)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    await erase(app, signedIn.actor, { target, ...parseForm(erasureSchema, values) })
    return redirectWithToast(erasuresPath(locale), `erasure:done.${target.kind}`)
  })
}

/** The page on which an owner erases a sign, a file or the data of a person. */
export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, subject, uses, refusal, back } = loaderData
  const { t } = useTranslation('erasure')
  return (
    <PanelPage>
      <Breadcrumb
        label={t('title')}
        items={[{ label: t('title'), to: erasuresPath(locale) }, { label: subject.name }]}
      />
      <h1>{page.title}</h1>
      {refusal ? (
        <Callout tone="danger" title={refusal} />
      ) : (
        <>
          <ErasureEffects subject={subject} locale={locale} />
          {uses && <SignUsesSection uses={uses} change={{ kind: 'erase', id: subject.id }} locale={locale} />}
          <EraseForm subject={subject} refused={actionData?.refused} back={back} />
        </>
      )}
    </PanelPage>
  )
}
