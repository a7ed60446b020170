import { accountsContext, createToken, listOwnTokens, revokeOwnToken } from '#domains/accounts/index.ts'
import { newTokenSchema, tokenRevocationSchema } from '#domains/accounts/tokens/api-token.input.ts'
import { presentToken } from '#domains/accounts/tokens/api-token.presenter.ts'
import { lastDay } from '#domains/accounts/tokens/api-token.ts'
import { NewToken } from '#domains/accounts/tokens/ui/NewToken.tsx'
import { TokenForm } from '#domains/accounts/tokens/ui/TokenForm.tsx'
import { TokenList } from '#domains/accounts/tokens/ui/TokenList.tsx'
import styles from '#domains/accounts/tokens/ui/tokens.module.css'
import { secretVocabularyPath, signsFile, templateFile } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/tokens.ts'
import pageStyles from './my-profile.module.css'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { timeZone } = app.settings
  const now = app.now()
  const tokens = await listOwnTokens(app, signedIn.actor)
  return {
    page: { title: translator(locale)('tokens:title'), noindex: true },
    messages: getMessagesUrl(locale, ['tokens', 'profile', 'errors']),
    tokens: tokens.map((token) => presentToken(token, { locale, timeZone, now })),
    dates: { first: isoDateIn(now, timeZone), last: lastDay(now, timeZone) },
    security: panelPagePath(locale, 'my-profile/security'),
  }
}

/** The page has two forms; the field `form` names the submitted one. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  return handleForm({ request, locale, log: app.log }, async (values) => {
    if (values.form === 'token-revocation') {
      const { token: id } = parseForm(tokenRevocationSchema, values)
      await revokeOwnToken(app, actor, { id })
      return redirectWithToast(panelPagePath(locale, 'my-profile/tokens'), 'tokens:toast.revoked')
    }
    const ctx = accountsContext(app, { clientAddress: app.clientAddress, locale })
    const { timeZone } = app.settings
    const { token, secret } = await createToken(
      { ...ctx, timeZone },
      actor,
      parseForm(newTokenSchema, values),
    )
    // The secret is shown by this response only.
    const path = `${app.origin}${secretVocabularyPath(secret)}`
    const vocabularies = token.scopes.includes('ecv')
      ? { signs: `${path}/${signsFile}`, template: `${path}/${templateFile}` }
      : null
    return { created: { id: token.id, name: token.name, secret, vocabularies } }
  })
}

/** The own tokens for programs. */
export default function ProfileTokens({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, dates, security } = loaderData
  const { t } = useTranslation('tokens')
  const created = actionData && 'created' in actionData ? actionData.created : undefined
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const isRevocationRefused = refused?.values.form === 'token-revocation'
  return (
    <PanelPage className={pageStyles.page}>
      <h1>{t('title')}</h1>
      <p>
        {t('about')} <a href="/api/docs">{t('documentation')}</a>
      </p>
      {created && <NewToken key={created.id} {...created} />}
      <section className={styles.section}>
        <h2>{t('list.title')}</h2>
        {isRevocationRefused && <Callout tone="danger" title={refused.problem} />}
        <TokenList tokens={tokens} emptyText={t('list.none')} />
      </section>
      <section className={styles.section}>
        <h2>{t('new.title')}</h2>
        {/* A new token empties the form. */}
        <TokenForm
          key={created?.id ?? 'form'}
          dates={dates}
          refused={isRevocationRefused ? undefined : refused}
        />
      </section>
      <p>
        <ButtonLink to={security}>{t('back')}</ButtonLink>
      </p>
    </PanelPage>
  )
}
