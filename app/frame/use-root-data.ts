import { useRouteLoaderData } from 'react-router'
import { deserialize } from '#platform/serialize.ts'
import type { RootData } from '../present-root.ts'

/**
 * The data of the root route: locale, version of the dictionary, name, school mode, logos, partners, footer.
 * @throws Error outside a layout
 */
export function useRootData() {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('useRootData needs the data of the root route')
  const { locale, version, siteName, isSchoolMode, offersSchoolMode, frame } = root
  return { locale, version, siteName, isSchoolMode, offersSchoolMode, ...deserialize(frame) }
}
