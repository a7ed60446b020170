import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/whats-new.ts'
import { releases } from './releases.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('whatsNew:title'), noindex: true },
    messages: getMessagesUrl(locale, ['whatsNew', 'kit']),
    // A release has a date and no time: it is the same in every time zone.
    releases: releases.map(({ date, ...release }) => ({
      ...release,
      date: formatDate(new Date(`${date}T00:00:00Z`), locale, 'UTC'),
    })),
  }
}

/** What each release of the program brought to the people who work with it. */
export default function WhatsNew({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('whatsNew')
  return (
    <PanelPage>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {loaderData.releases.map(({ version, date, key, areas }) => (
        <section key={version} aria-labelledby={key}>
          <h2 id={key}>{t('version', { version, date })}</h2>
          <DescriptionList
            items={areas.map((area) => ({ term: t(`areas.${area}`), detail: t(`${key}.${area}`) }))}
          />
        </section>
      ))}
    </PanelPage>
  )
}
