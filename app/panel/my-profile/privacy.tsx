import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import { useLegalText } from '../parts/use-legal-text.tsx'
import { presentOwnConsent } from '../present-acceptance.ts'
import type { Route } from './+types/privacy.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('profile:privacy.title'), noindex: true },
    messages: getMessagesUrl(locale, ['consent', 'content']),
    locale,
    consent: await presentOwnConsent(app, signedIn.actor, locale),
  }
}

/** The own answers to the consent form, which is sent to the page `acceptance`. */
export default function ProfilePrivacy({ loaderData: { locale, consent } }: Route.ComponentProps) {
  const { t } = useTranslation('profile')
  return (
    <section>
      <h2>{t('privacy.title')}</h2>
      <ConsentForm
        mode="page"
        policy={useLegalText(consent.policy, locale)}
        choices={consent.choices}
        action={panelPagePath(locale, 'acceptance')}
        withdrawalPath={panelPagePath(locale, 'my-profile/account')}
      />
    </section>
  )
}
