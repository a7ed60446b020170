import { demoContentSlug } from '#domains/content/content.ts'
import { excerpt } from '#domains/content/excerpt.ts'
import { withSiteAddress } from '#domains/content/site-address.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { appContext } from '../app-context.ts'
import { presentRichText } from '../frame/present-rich-text.ts'
import { RichText } from '../frame/RichText.tsx'
import { pageError, requireLocale } from '../page-errors.ts'
import type { Route } from './+types/content-page.ts'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const { dictionary, settings, origin } = context.get(appContext)
  const content = params.slug === demoContentSlug ? undefined : dictionary.content(params.slug)
  const found = content && presentRichText(dictionary, content.texts, locale)
  if (!found) throw pageError('content.notFound')
  const text = { ...found, html: withSiteAddress(found.html, origin) }
  return {
    page: { title: text.title ?? params.slug, description: excerpt(text.html) },
    messages: getMessagesUrl(locale, ['content']),
    locale,
    text,
    changed: formatDate(content.changedAt, locale, settings.timeZone),
  }
}

/** A text page: imprint, accessibility, and pages added by the owner. */
export default function ContentPage({ loaderData: { text, locale, changed } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  return (
    <article>
      <h1 lang={text.language === locale ? undefined : text.language}>{text.title}</h1>
      <RichText text={text} locale={locale} empty={t('empty')} />
      <p>
        <small>{t('changed', { date: changed })}</small>
      </p>
    </article>
  )
}
