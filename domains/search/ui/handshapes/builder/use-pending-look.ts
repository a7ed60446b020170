import { useLocation, useNavigation } from 'react-router'
import { type HandLook, readHandLook } from '../../../query/hand-look.ts'

/** The look of a hand that this page is loading; null when it is loading none. */
export function usePendingLook(): HandLook | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? readHandLook(new URLSearchParams(location.search)).look : null
}
