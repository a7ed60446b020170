import { useEffect, useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { requestData } from '#platform/requests/request-json.ts'
import { panelPagePath } from '../panel-path.ts'
import type { SearchItem, SearchView } from '../panel-search-view.ts'

/** Milliseconds without typing before the server is asked. */
const delay = 150

type Groups = { group: SearchView['groups'][number]['group']; items: (SearchItem & { id: string })[] }[]

interface Found {
  groups: Groups
  status: 'loading' | 'found' | 'failed'
}

/** The results for a text. Earlier results stay until those of a newer text arrive. */
export function usePanelSearch(locale: Locale, text: string): Found {
  const [found, setFound] = useState<Found>({ groups: [], status: 'loading' })
  useEffect(() => {
    const request = new AbortController()
    const timer = setTimeout(
      async () => {
        const path = `${panelPagePath(locale, 'search')}?${new URLSearchParams({ q: text })}`
        const result = await requestData<SearchView>(path, { signal: request.signal })
        if (request.signal.aborted) return
        setFound(
          result.ok ? { groups: withIds(result.data), status: 'found' } : { groups: [], status: 'failed' },
        )
      },
      text === '' ? 0 : delay,
    )
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [locale, text])
  return found
}

const withIds = ({ groups }: SearchView): Groups =>
  groups.map(({ group, items }) => ({ group, items: items.map((item) => ({ ...item, id: item.path })) }))
