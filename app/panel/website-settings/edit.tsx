import {
  cancelContactEmail,
  changeWebsite,
  getWebsite,
  resendContactEmail,
  restoreWebsite,
} from '#domains/site-settings/index.ts'
import { mayChangeMandatory } from '#domains/site-settings/site-settings.policy.ts'
import { WebsiteForm } from '#domains/site-settings/ui/WebsiteForm.tsx'
import { WebsitePreview } from '#domains/site-settings/ui/WebsitePreview.tsx'
import { websiteFormValues } from '#domains/site-settings/website.input.ts'
import { presentWebsiteChoices } from '#domains/site-settings/website.presenter.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import { presentVersions } from '#ui/panel/present-versions.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { handleForm } from '../../handle-form.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import { presentLook } from '../present-look.ts'
import { SettingPage } from '../settings/SettingPage.tsx'
import type { Route } from './+types/edit.ts'
import { presentWebsitePreview } from './present-website-preview.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const place = 'website-settings'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const { content, revision, versions, waiting } = await getWebsite(app, actor, { locale })
  const languages = contentLanguages(app, locale)
  const t = translator(locale)
  return {
    page: { title: t('panel:place.website'), noindex: true },
    messages: getMessagesUrl(locale, ['siteSettings', 'public', 'kit', 'errors']),
    values: websiteFormValues(
      content,
      languages.map(({ code }) => code),
    ),
    languages,
    look: presentLook(app, locale),
    stored: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        presentWebsitePreview(app, app.dictionary.dataset, { language: code, locale }),
      ]),
    ),
    choices: presentWebsiteChoices(content, locale, t),
    choosesMandatory: mayChangeMandatory(actor).allowed,
    revision,
    waiting: waiting && { linkId: waiting.id, email: waiting.newEmail ?? '', mail: waiting.mail },
    versions: presentVersions(versions, { locale, timeZone: app.settings.timeZone }),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const here = panelPagePath(locale, place)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const revision = Number(values.revision)
    if (values.intent === 'restore') {
      const version = parseId(values.version) ?? 0
      await restoreWebsite(app, actor, { revision, version })
      return redirectWithToast(here, 'siteSettings:website.restored', { number: version })
    }
    const linkId = parseId(values.linkId) ?? 0
    if (values.intent === 'resend-contact-email') {
      const email = await resendContactEmail(app, actor, { linkId })
      return redirectWithToast(here, 'siteSettings:contact.resent', { email })
    }
    if (values.intent === 'cancel-contact-email') {
      await cancelContactEmail(app, actor, { linkId })
      return redirectWithToast(here, 'siteSettings:contact.cancelled')
    }
    const email = await changeWebsite(app, actor, { revision, values })
    return email === null
      ? redirectWithToast(here, 'siteSettings:website.saved')
      : redirectWithToast(here, 'siteSettings:contact.saved', { email })
  })
}

/** Title, country, licence, contact address and further settings of the website; their versions. */
export default function WebsiteSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { values, languages, choices, choosesMandatory, revision, waiting, versions, look, stored } =
    loaderData
  const { t } = useTranslation(['siteSettings', 'panel'])
  const { locale } = useRootData()
  return (
    <SettingPage
      title={t('panel:place.website')}
      action={
        <ButtonLink to={localizedPath(locale, '/')} icon={<Icon icon={ArrowUpRight} />}>
          {t('website.view')}
        </ButtonLink>
      }
      {...{ versions, revision, actionData }}
    >
      {(refused) => (
        <WebsiteForm
          key={`${revision} ${waiting?.email}`}
          {...{ values, languages, choices, choosesMandatory, revision, waiting }}
          refused={refused}
          preview={(form) => <WebsitePreview {...form} {...{ locale, look, stored }} />}
        />
      )}
    </SettingPage>
  )
}
