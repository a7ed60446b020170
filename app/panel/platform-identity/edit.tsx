import { appIconSizes, iconPictureId, siteIconPath } from '#domains/appearance/site-icons.ts'
import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import {
  confirmedIdentitySchema,
  identityFormValues,
  identityPictures,
} from '#domains/site-settings/identity.input.ts'
import { changeIdentity, getIdentity, restoreIdentity } from '#domains/site-settings/index.ts'
import { IdentityForm } from '#domains/site-settings/ui/IdentityForm.tsx'
import styles from '#domains/site-settings/ui/identity.module.css'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FormSection } from '#ui/base/FormSection.tsx'
import { presentVersions } from '#ui/panel/present-versions.ts'
import type { AppContext } from '../../app-context.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import { SettingPage } from '../settings/SettingPage.tsx'
import type { Route } from './+types/edit.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const place = 'platform-identity'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { content, revision, versions } = await getIdentity(app, signedIn.actor, { locale })
  return {
    page: { title: translator(locale)('panel:place.identity'), noindex: true },
    messages: getMessagesUrl(locale, ['siteSettings', 'kit', 'errors']),
    values: identityFormValues(content),
    pictures: presentPictures(app, content),
    iconLogo: iconPictureId(content),
    revision,
    versions: presentVersions(versions, { locale, timeZone: app.settings.timeZone }),
  }
}

/** The pictures of the appearance by their field. */
const presentPictures = (
  { dictionary }: Pick<AppContext, 'dictionary'>,
  content: Awaited<ReturnType<typeof getIdentity>>['content'],
) => {
  const picture = (field: keyof typeof identityPictures) => {
    const media = dictionary.media(content[identityPictures[field]])
    return media ? presentContentMedia(media) : null
  }
  return {
    logoBgLight: picture('logoBgLight'),
    logoBgDark: picture('logoBgDark'),
    headerImage: picture('headerImage'),
    institutionLogo: picture('institutionLogo'),
    icon: picture('icon'),
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
      await restoreIdentity(app, actor, { revision, version })
      return redirectWithToast(here, 'siteSettings:identity.restored', { number: version })
    }
    await changeIdentity(app, actor, { revision, input: parseForm(confirmedIdentitySchema, values) })
    return redirectWithToast(here, 'siteSettings:identity.saved')
  })
}

/** How the platform looks: colours, logos, header picture, institution; its versions. */
export default function PlatformIdentity({ loaderData, actionData }: Route.ComponentProps) {
  const { values, pictures, iconLogo, revision, versions } = loaderData
  const { t } = useTranslation(['siteSettings', 'panel'])
  const { siteName } = useRootData()
  return (
    <SettingPage
      title={t('panel:place.identity')}
      intro={t('identity.intro')}
      {...{ versions, revision, actionData }}
    >
      {(refused) => (
        <IdentityForm
          key={revision}
          {...{ values, pictures, revision, siteName }}
          refused={refused}
          icons={iconLogo === null ? null : <Icons logo={iconLogo} />}
          partners={<Partners />}
        />
      )}
    </SettingPage>
  )
}

function Icons({ logo }: { logo: number }) {
  const { t } = useTranslation('siteSettings')
  return (
    <div className={styles.icons}>
      {[appIconSizes[0], 32, 16].map((size) => {
        const side = Math.min(size, 64)
        return <img key={size} src={siteIconPath(logo, size)} alt="" width={side} height={side} />
      })}
      <p>{t('identity.icons')}</p>
    </div>
  )
}

function Partners() {
  const { t } = useTranslation('siteSettings')
  const { locale } = useRootData()
  return (
    <FormSection title={t('identity.partners')}>
      <p>
        {t('identity.partnersText')}{' '}
        <a href={panelPagePath(locale, 'institutions')}>{t('identity.partnersLink')}</a>
      </p>
    </FormSection>
  )
}
