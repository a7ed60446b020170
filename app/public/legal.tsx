import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { appContext } from '../app-context.ts'
import { presentRichText } from '../frame/present-rich-text.ts'
import { RichText } from '../frame/RichText.tsx'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/legal.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary, settings } = context.get(appContext)
  const kind = pathWithoutLocale(new URL(request.url).pathname) === '/terms-of-use' ? 'terms' : 'privacy'
  const version = dictionary.legal(kind)
  const t = translator(locale)
  const title = t(`content:${kind}.title`)
  return {
    page: { title, description: t(`content:${kind}.description`) },
    messages: getMessagesUrl(locale, ['content']),
    locale,
    title,
    text: version ? presentRichText(dictionary, version.texts, locale) : null,
    since: version ? formatDate(version.createdAt, locale, settings.timeZone) : null,
  }
}

/** The newest terms of use, or the newest privacy policy. */
export default function LegalPage({ loaderData: { title, text, locale, since } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  return (
    <article>
      <h1>{title}</h1>
      <RichText text={text} locale={locale} empty={t('empty')} />
      {since && (
        <p>
          <small>{t('since', { date: since })}</small>
        </p>
      )}
    </article>
  )
}
