import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { SetupCard } from '#domains/setup/ui/SetupCard.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { panelPagePath } from '../panel-path.ts'
import type { loader } from '../setup/view.tsx'

/** The setup on the overview until the person hides it. It is loaded after the page, which has its own queries. */
export function SetupNotice({ locale }: { locale: Locale }) {
  const href = panelPagePath(locale, 'setup')
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    void load(href)
  }, [load, href])
  if (!data || data.isHidden) return null
  return <SetupCard lines={data.lines} href={href} hrefOf={(path) => panelPagePath(locale, path)} />
}
