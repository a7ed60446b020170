import { accountChangeSchema } from '#domains/accounts/administration/account-change.input.ts'
import { accountChanges } from '#domains/accounts/administration/account-change.policy.ts'
import {
  emailCorrectionSchema,
  emailReplacementSchema,
} from '#domains/accounts/administration/account-email.input.ts'
import { ChangeConfirmation, changeTextKey } from '#domains/accounts/administration/ui/ChangeConfirmation.tsx'
import { ManageEmail } from '#domains/accounts/administration/ui/ManageEmail.tsx'
import { ManageUser } from '#domains/accounts/administration/ui/ManageUser.tsx'
import { UserHeader } from '#domains/accounts/administration/ui/UserHeader.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { userEditPath, userPath } from '#domains/accounts/administration/user-paths.ts'
import {
  changeAccount,
  correctEmail,
  getSecondFactorReset,
  getUserView,
  listTokensOfPerson,
  requestEmailReplacement,
  resendInvitation,
  resetSecondFactor,
  revokeTokenOfPerson,
} from '#domains/accounts/index.ts'
import { secondFactorResetSchema } from '#domains/accounts/second-factor/second-factor.input.ts'
import { ResetSecondFactorForm } from '#domains/accounts/second-factor/ui/ResetSecondFactorForm.tsx'
import { tokenRevocationSchema } from '#domains/accounts/tokens/api-token.input.ts'
import { presentToken } from '#domains/accounts/tokens/api-token.presenter.ts'
import { PersonTokens } from '#domains/accounts/tokens/ui/PersonTokens.tsx'
import { mayReadAuditLog } from '#domains/audit-log/audit-log.policy.ts'
import { auditLogPath } from '#domains/audit-log/audit-log-paths.ts'
import { mayEraseAnything } from '#domains/erasure/erasure.policy.ts'
import { erasePath } from '#domains/erasure/erasure-paths.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast, type ToastKey } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { orNotFoundPage, requireUserId } from './require-user-id.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const panel = panelContext({ params, context })
  const { app, signedIn, locale } = panel
  const id = requireUserId(params.id, panel)
  const { person, ...user } = await orNotFoundPage(getUserView(app, signedIn.actor, { id, locale }))
  const tokens = await listTokensOfPerson(app, signedIn.actor, { accountId: id })
  const { timeZone } = app.settings
  const title = translator(locale)('users:manage.title', { name: person.displayName })
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['users', 'accounts', 'secondFactor', 'tokens', 'erasure', 'errors']),
    locale,
    secondFactor: await getSecondFactorReset(app, signedIn.actor, { id }),
    history: mayReadAuditLog(signedIn.actor).allowed ? auditLogPath(locale, { thing: 'account', id }) : null,
    erase: mayEraseAnything(signedIn.actor).allowed ? erasePath(locale, { kind: 'person', id }) : null,
    tokens: tokens.map((token) => presentToken(token, { locale, timeZone, now: app.now() })),
    ...user,
    person: {
      ...person,
      registered: person.registeredAt && formatDate(person.registeredAt, locale, timeZone),
    },
    // Browsers without JavaScript ask here for confirmation.
    requestedChange: accountChanges.find((change) => change === url.searchParams.get('change')) ?? null,
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  const panel = panelContext({ params, context })
  const { app, locale } = panel
  const accountId = requireUserId(params.id, panel)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const { toast, name } = await runFormAction(panel, accountId, values)
    return redirectWithToast(userEditPath(locale, accountId), toast, { name })
  })
}

async function runFormAction(
  { app, signedIn: { actor }, locale }: ReturnType<typeof panelContext>,
  accountId: number,
  values: FormValues,
): Promise<{ toast: ToastKey; name: string }> {
  switch (values.form) {
    case 'email-correction': {
      const input = parseForm(emailCorrectionSchema, values)
      return {
        toast: 'users:email.corrected',
        ...(await correctEmail(app, actor, { accountId, locale, ...input })),
      }
    }
    case 'email-resend':
      return { toast: 'users:email.resent', ...(await resendInvitation(app, actor, { accountId, locale })) }
    case 'email-replacement': {
      const input = parseForm(emailReplacementSchema, values)
      const result = await requestEmailReplacement(app, actor, { accountId, locale, ...input })
      return { toast: 'users:email.replacing', ...result }
    }
    case 'second-factor-reset': {
      const input = parseForm(secondFactorResetSchema, values)
      const result = await resetSecondFactor(app, actor, { accountId, locale, ...input })
      return { toast: 'secondFactor:reset.done', ...result }
    }
    case 'token-revocation': {
      const { token: id } = parseForm(tokenRevocationSchema, values)
      const result = await revokeTokenOfPerson(app, actor, { accountId, id, locale })
      return { toast: 'tokens:person.revoked', ...result }
    }
    default: {
      const input = parseForm(accountChangeSchema, values)
      const result = await changeAccount(app, actor, { accountId, locale, ...input })
      return { toast: `users:change.${changeTextKey(input.change, input.seen)}.done`, ...result }
    }
  }
}

/** The page that changes the state and the rights of a person's account. */
export default function EditUser({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, person, requestedChange, secondFactor, tokens, history, erase, ...user } = loaderData
  const { t } = useTranslation(['users', 'erasure', 'panel'])
  const path = userEditPath(locale, person.id)
  const refused = actionData?.refused
  const isResetRefused = refused?.values.form === 'second-factor-reset'
  const isEmailRefused = refused?.values.form?.startsWith('email-')
  return (
    <PanelPage>
      <UserHeader
        person={person}
        isVerified={user.isVerified}
        locale={locale}
        title={t('manage.title', { name: person.displayName })}
      >
        <ButtonLink to={userPath(locale, person.id)}>{t('back')}</ButtonLink>
      </UserHeader>
      {refused && !isEmailRefused && !isResetRefused && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      {requestedChange && user.abilities[requestedChange].allowed ? (
        <ChangeConfirmation
          change={requestedChange}
          state={person.state}
          action={path}
          name={person.displayName}
        />
      ) : (
        <>
          <p className={styles.count}>{t('manage.intro')}</p>
          <ManageUser person={person} {...user} path={path} />
          <ManageEmail
            abilities={user.emailAbilities}
            path={path}
            refused={isEmailRefused ? refused : undefined}
          />
          <ResetSecondFactorForm {...secondFactor} refused={isResetRefused ? refused : undefined} />
          <PersonTokens tokens={tokens} />
          {history && (
            <div>
              <ButtonLink to={history} variant="quiet">
                {t('panel:place.auditLog')}
              </ButtonLink>
            </div>
          )}
          {user.isErased && <p>{t('erasure:erased')}</p>}
          {erase && !user.isErased && (
            <div>
              <ButtonLink to={erase} variant="quiet">
                {t('erasure:open.person')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </PanelPage>
  )
}
