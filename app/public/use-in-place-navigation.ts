import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { rebaseQuery } from '#domains/search/ui/categories/rebase-query.ts'
import { findLinkTarget } from '../use-link-navigation.ts'

/**
 * For a page whose links change nothing but its query: they change it where it stands, without moving it. When the
 * link that had the focus is gone or out of sight, the first of these that can be seen has it.
 * @param focusFallbackIds ids of elements
 * @returns what to give the page's frame as `onClick`
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
    const address = findLinkTarget(event.nativeEvent)
    if (address === undefined || address.replace(/[?#].*/, '') !== window.location.pathname) return
    event.preventDefault()
    const { search: wanted, hash } = new URL(address, window.location.origin)
    const nextSearch =
      pendingLocation?.pathname === pathname ? rebaseQuery(wanted, search, pendingLocation.search) : wanted
    void navigate(`${pathname}${nextSearch}${hash}`, { preventScrollReset: true })
  }
}
