import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { rebaseQuery } from '#domains/search/ui/categories/rebase-query.ts'
import { findLinkTarget } from '../use-link-navigation.ts'

/**
 * For a page whose links only change the query: it is updated without scrolling.
 * @param focusFallbackIds ids of elements; the first visible one gets the focus if the focused link disappears
 * @returns the click handler of the page
 */
export function useInPlaceNavigation(focusFallbackIds: readonly string[]) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const pendingLocation = useNavigation().location
  const lastSearch = useRef(search)
  useEffect(() => {
    if (lastSearch.current === search) return
    lastSearch.current = search
    const focused = document.activeElement
    if (focused && focused !== document.body && focused.checkVisibility()) return
    const next = focusFallbackIds
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility())
    next?.focus()
  }, [search, focusFallbackIds])
  return (event: MouseEvent) => {
    const target = findLinkTarget(event.nativeEvent)
    if (target === undefined || target.replace(/[?#].*/, '') !== window.location.pathname) return
    event.preventDefault()
    const { search: targetSearch, hash } = new URL(target, window.location.origin)
    // A choice in a sheet does not close the sheet, and one step back closes it, whatever was chosen.
    const isInSheet = (event.target as Element).closest('dialog') !== null
    const nextSearch =
      pendingLocation?.pathname === pathname
        ? rebaseQuery(targetSearch, search, pendingLocation.search)
        : targetSearch
    const nextHash = isInSheet ? window.location.hash : hash
    void navigate(`${pathname}${nextSearch}${nextHash}`, { preventScrollReset: true, replace: isInSheet })
  }
}
