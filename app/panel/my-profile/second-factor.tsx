import {
  type AccountsContext,
  accountsContext,
  getAppSetup,
  getOwnSecondFactors,
} from '#domains/accounts/index.ts'
import { presentSecondFactors } from '#domains/accounts/second-factor/second-factor.presenter.ts'
import { AppSection } from '#domains/accounts/second-factor/ui/AppSection.tsx'
import { PasskeySection } from '#domains/accounts/second-factor/ui/PasskeySection.tsx'
import { NewRecoveryCodes, RecoveryCodeSection } from '#domains/accounts/second-factor/ui/RecoveryCodes.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { qrCode } from '#platform/qr-code.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { relyingPartyOf, siteNameOf } from '../../frame/relying-party-of.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/second-factor.ts'
import styles from './my-profile.module.css'
import { runFactorAction } from './second-factor-actions.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const setup = await getAppSetup(app, signedIn, { issuer: siteNameOf(app, locale) })
  const factors = await getOwnSecondFactors(app, signedIn.actor)
  return {
    page: { title: translator(locale)('secondFactor:title'), noindex: true },
    messages: getMessagesUrl(locale, ['secondFactor', 'profile', 'errors']),
    factors: presentSecondFactors(factors, locale, app.settings.timeZone),
    appSetup: setup && {
      secret: setup.secret.match(/.{1,4}/g)?.join(' ') ?? '',
      qrCode: qrCode(setup.uri),
    },
    hasPasskeys: relyingPartyOf(app, request, locale) !== null,
    isMissing: signedIn.actor.lacksSecondFactor,
    security: panelPagePath(locale, 'my-profile/security'),
  }
}

/** The page has several forms; the field `form` names the submitted one. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const ctx: AccountsContext = accountsContext(app, { clientAddress: app.clientAddress, locale })
    const result = await runFactorAction(
      { ...ctx, relyingParty: relyingPartyOf(app, request, locale) },
      signedIn,
      values,
    )
    // Recovery codes and the request for a passkey are shown by this response only.
    if ('toast' in result)
      return redirectWithToast(panelPagePath(locale, 'my-profile/second-factor'), result.toast)
    return result
  })
}

/** The own passkeys, authenticator app and recovery codes. */
export default function ProfileSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { factors, appSetup, hasPasskeys, isMissing, security } = loaderData
  const { t } = useTranslation(['secondFactor', 'profile'])
  const codes = actionData && 'codes' in actionData ? actionData.codes : undefined
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <PanelPage className={styles.page}>
      <h1>{t('title')}</h1>
      {isMissing && (
        <Callout tone="warning" title={t('missing.title')}>
          <p>{t('missing.text')}</p>
        </Callout>
      )}
      {codes && <NewRecoveryCodes key={`codes ${codes[0]}`} codes={codes} />}
      <p>{t('about')}</p>
      <PasskeySection
        passkeys={factors.passkeys}
        isAvailable={hasPasskeys}
        setup={actionData && 'passkey' in actionData ? actionData.passkey : null}
        refused={refused}
      />
      <AppSection app={factors.app} setup={appSetup} refused={refused} />
      {factors.isActive && (
        <RecoveryCodeSection
          // New codes close the form and empty its password.
          key={`form ${codes?.[0]}`}
          left={factors.recoveryCodes}
          refused={refused?.values.form === 'codes' ? refused : undefined}
        />
      )}
      {!isMissing && (
        <p>
          <ButtonLink to={security}>{t('back')}</ButtonLink>
        </p>
      )}
    </PanelPage>
  )
}
