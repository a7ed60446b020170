import { AcceptanceQuestion } from '#domains/consent/acceptance/ui/AcceptanceQuestion.tsx'
import { acceptanceSchema, consentSchema } from '#domains/consent/consent.input.ts'
import { acceptPolicy, acceptTerms } from '#domains/consent/index.ts'
import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { handleForm } from '../handle-form.ts'
import type { Route } from './+types/acceptance.ts'
import { panelContext } from './guard.ts'
import { panelPagePath } from './panel-path.ts'
import { useLegalText } from './parts/use-legal-text.tsx'
import { presentAcceptance, presentOwnConsent } from './present-acceptance.ts'

export { pageMeta as meta } from '../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const acceptance = await presentAcceptance(app, signedIn.actor, locale)
  return {
    page: { title: translator(locale)('consent:question.page'), noindex: true },
    messages: getMessagesUrl(locale, ['consent', 'content', 'errors']),
    locale,
    acceptance,
    own: acceptance ? null : await presentOwnConsent(app, signedIn.actor, locale),
  }
}

/** Receives the answers of the dialogs, of this page and of the consent form in the own profile. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { versionId } = parseForm(acceptanceSchema, values)
    const back = returnPath(values.from, locale)
    if (values.question === 'terms') {
      await acceptTerms(app, signedIn.actor, { versionId })
      return redirectWithToast(back, 'consent:termsAccepted')
    }
    await acceptPolicy(app, signedIn.actor, { versionId, choices: parseChoices(values) })
    return redirectWithToast(back, 'consent:saved')
  })
}

function parseChoices(values: FormValues) {
  if (values.question === 'policy') return undefined
  if (values.question === 'consent') return parseForm(consentSchema, values)
  throw new AppError('request.invalid')
}

/** The page of the panel that displayed the question; never another site, nor this page. */
function returnPath(from: string | undefined, locale: Locale): string {
  const isPanelPage = /^\/[a-z]{2}\/control-panel\/[!-~]*$/.test(from ?? '')
  return from && isPanelPage && !/\/acceptance\b/.test(from) ? from : panelPagePath(locale, 'overview')
}

/**
 * The pending question as a page. Without one it is the consent form, where a refused form is corrected without
 * JavaScript.
 */
export default function Acceptance({ loaderData, actionData }: Route.ComponentProps) {
  const { acceptance, own, locale } = loaderData
  const refused = actionData?.refused
  const legalText = useLegalText(acceptance?.legal ?? own?.policy ?? null, locale)
  const action = panelPagePath(locale, 'acceptance')
  const { t } = useTranslation('consent')
  return (
    <>
      {acceptance && (
        <AcceptanceQuestion {...{ legalText, action, refused }} question={acceptance.question} />
      )}
      {own && (
        <>
          <h1>{t('question.consent.title')}</h1>
          {!refused && <p>{t('question.answered')}</p>}
          <ConsentForm
            mode="page"
            policy={legalText}
            choices={own.choices}
            withdrawalPath={panelPagePath(locale, 'my-profile/account')}
            {...{ action, refused }}
          />
        </>
      )}
    </>
  )
}
