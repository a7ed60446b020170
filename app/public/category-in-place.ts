import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { rebaseQuery } from '#domains/search/ui/categories/carry-over.ts'
import { pageAddressOf } from '../use-page-links.ts'

/**
 * For a page whose links change nothing but its query: they change it where it stands, without moving it. When the
 * link that had the focus is gone or out of sight, the first of these that can be seen has it.
 * @param instead ids of elements
 * @returns what to give the page's frame as `onClick`
 */
export function useChangesInPlace(instead: readonly string[]) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const known = useRef(search)
  useEffect(() => {
    if (known.current === search) return
    known.current = search
    const holder = document.activeElement
    if (holder && holder !== document.body && holder.checkVisibility()) return
    const next = instead
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility())
    next?.focus()
  }, [search, instead])
  return (event: MouseEvent) => {
    const address = pageAddressOf(event.nativeEvent)
    if (address === undefined || address.replace(/[?#].*/, '') !== window.location.pathname) return
    event.preventDefault()
    const { search: wanted, hash } = new URL(address, window.location.origin)
    const meant = coming?.pathname === pathname ? rebaseQuery(wanted, search, coming.search) : wanted
    void navigate(`${pathname}${meant}${hash}`, { preventScrollReset: true })
  }
}
