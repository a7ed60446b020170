import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { unfinishedLines } from '#domains/setup/setup.ts'
import { SetupCard } from '#domains/setup/ui/SetupCard.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { panelPagePath } from '../panel-path.ts'
import type { action, loader } from '../setup/view.tsx'

/**
 * The setup on the overview until the person hides it. When all is ready, it says so on one visit. It is loaded after the
 * page, which has its own queries.
 */
export function SetupNotice({ locale }: { locale: Locale }) {
  const href = panelPagePath(locale, 'setup')
  const { data, load } = useFetcher<typeof loader>()
  const { submit } = useFetcher<typeof action>()
  const [shown, setShown] = useState<typeof data>()
  useEffect(() => {
    void load(href)
  }, [load, href])
  useEffect(() => {
    // What is recorded about this visit does not end it.
    if (!data?.isOnOverview) return
    setShown(data)
    if (unfinishedLines(data.lines).length === 0)
      void submit({ intent: 'all-ready' }, { method: 'post', action: href })
  }, [data, submit, href])
  if (!shown) return null
  return <SetupCard lines={shown.lines} href={href} hrefOf={(path) => panelPagePath(locale, path)} />
}
