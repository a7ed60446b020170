import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { SetupCard } from '#domains/setup/ui/SetupCard.tsx'
import type { loader } from '../setup/view.tsx'

/** The setup on the overview until all is ready or hidden. It is loaded after the page, which has its own queries. */
export function SetupNotice({ href }: { href: string }) {
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    void load(href)
  }, [load, href])
  if (!data || data.isHidden || data.lines.every(({ state }) => state === 'ready')) return null
  return <SetupCard lines={data.lines} href={href} />
}
