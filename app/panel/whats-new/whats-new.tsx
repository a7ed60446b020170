import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { seeRelease } from '#domains/releases/index.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { handleForm } from '../../handle-form.ts'
import { countAwaitingOnce } from '../count-awaiting-once.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/whats-new.ts'
import { releases } from './releases.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('whatsNew:title'), noindex: true },
    messages: getMessagesUrl(locale, ['whatsNew', 'kit']),
    isUnseen: (await countAwaitingOnce(app, signedIn.actor))?.hasUnseenRelease ?? false,
    // A release has a date and no time: it is the same in every time zone.
    releases: releases.map(({ date, ...release }) => ({
      ...release,
      date: formatDate(new Date(`${date}T00:00:00Z`), locale, 'UTC'),
    })),
  }
}

/** Records the visit. It is no part of the loader, because pages are also loaded in advance. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log, maxBytes: 1000 }, async () => {
    await seeRelease(app, signedIn.actor, { version: releases[0].version })
    return { seen: true }
  })
}

/** What each release of the program brought to the people who work with it. */
export default function WhatsNew({ loaderData }: Route.ComponentProps) {
  const { isUnseen } = loaderData
  const { t } = useTranslation('whatsNew')
  const { submit } = useFetcher<typeof action>()
  useEffect(() => {
    if (isUnseen) void submit({}, { method: 'post' })
  }, [isUnseen, submit])
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
