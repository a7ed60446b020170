import { data, redirect } from 'react-router'
import {
  type RegistrationDecision,
  registrationDecisions,
} from '#domains/accounts/administration/registration-decision.ts'
import { registrationDecisionsSchema } from '#domains/accounts/administration/registration-decisions.input.ts'
import { DecisionForm } from '#domains/accounts/administration/ui/DecisionForm.tsx'
import { DecisionOutcome } from '#domains/accounts/administration/ui/DecisionOutcome.tsx'
import { awaitingListPath } from '#domains/accounts/administration/user-paths.ts'
import { changeAccounts, listChosenPeople } from '#domains/accounts/index.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/decide.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const change = decisionIn(url.searchParams)
  const ids = chosenIds(url.searchParams)
  if (!change) throw redirect(awaitingListPath(locale), 303)
  if (ids.length === 0) throw redirectWithToast(awaitingListPath(locale), 'errors:account.noneChosen')
  const people = await listChosenPeople(app, signedIn.actor, { ids, locale })
  return {
    page: { title: translator(locale)(`users:decide.${change}.title`), noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts']),
    locale,
    change,
    people: people.map(({ id, displayName, state, registeredAt }) => ({
      id,
      displayName,
      state,
      registered: registeredAt && formatDate(registeredAt, locale, app.settings.timeZone),
    })),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async ({ change, reason }, form) => {
    const decisions = parseForm(registrationDecisionsSchema, {
      change,
      reason,
      accountIds: form.getAll('id'),
    })
    const { changed, refused } = await changeAccounts(app, signedIn.actor, { ...decisions, locale })
    const t = translator(locale)
    return data({
      outcome: {
        change: decisions.change,
        changed,
        refused: refused.map(({ name, reason: code }) => ({ name, reason: String(t(`errors:${code}`)) })),
      },
    })
  })
}

const decisionIn = (params: URLSearchParams): RegistrationDecision | undefined =>
  registrationDecisions.find((one) => one === params.get('change'))

const chosenIds = (params: URLSearchParams): number[] => [
  ...new Set(params.getAll('id').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : []))),
]

/** One decision about several people who await it: the confirmation, then the result for each person. */
export default function DecideUsers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, change, people } = loaderData
  const { t } = useTranslation('users')
  const list = awaitingListPath(locale)
  const title = t(`decide.${change}.title`)
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null
  return (
    <PanelPage>
      <Breadcrumb label={t('list.caption')} items={[{ label: t('title'), to: list }, { label: title }]} />
      <h1>{title}</h1>
      {outcome ? (
        <>
          <DecisionOutcome {...outcome} />
          <div>
            <ButtonLink to={list} variant="primary">
              {t('decide.back')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <DecisionForm
          change={change}
          people={people}
          backPath={list}
          refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
        />
      )}
    </PanelPage>
  )
}
