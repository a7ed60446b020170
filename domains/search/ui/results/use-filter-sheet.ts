import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMediaQuery } from '#ui/base/use-media-query.ts'

/** Id of the filters, which is also the fragment of the URL while their sheet is open. */
export const filtersId = 'filters'
const fragment = `#${filtersId}`

/** Where there is no room for a column of filters. */
const narrowQuery = '(max-width: 63.99em)'

/**
 * The sheet of filters on narrow screens. That it is open is part of the URL, so the browser's back button closes it.
 * Without JavaScript the fragment leads to the filters, which are then part of the page.
 */
export function useFilterSheet() {
  const isNarrow = useMediaQuery(narrowQuery)
  const navigate = useNavigate()
  const { hash, pathname, search, state } = useLocation()
  const pending = useNavigation().location
  const openedWith: unknown = state?.openedWith
  return {
    isOpen: isNarrow && hash === fragment,
    open(event: MouseEvent) {
      event.preventDefault()
      void navigate(
        { pathname, search, hash: fragment },
        { preventScrollReset: true, state: { openedWith: search } },
      )
    },
    close() {
      if (window.location.hash !== fragment) return
      // After a choice the entry of the sheet becomes the entry of its results; one step back undoes the choices.
      // The newest choice may still be on its way.
      const chosen = pending?.pathname === pathname ? pending.search : search
      if (openedWith === chosen) void navigate(-1)
      else void navigate({ pathname, search: chosen }, { replace: true, preventScrollReset: true })
    },
  }
}
