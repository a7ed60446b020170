import { useRouteLoaderData } from 'react-router'
import { deserialize } from '#platform/serialize.ts'
import type { RootData } from '../root-data.ts'

/** What the root sent: locale, version of the dictionary, name, logos, partners, footer. The root always sends it where a layout stands. */
export function useRootData() {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (!root) throw new Error('The layout stands without the root’s data')
  const { locale, version, siteName, frame } = root
  return { locale, version, siteName, ...deserialize(frame) }
}
