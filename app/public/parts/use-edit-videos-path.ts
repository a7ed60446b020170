import { useRouteLoaderData } from 'react-router'
import type { PublicLayoutData } from '../present-public-layout.ts'

/** Where the reader of a public page edits videos; null for visitors, and on error pages. */
export function useEditVideosPath(): string | null {
  const layout = useRouteLoaderData('public/layout') as PublicLayoutData | undefined
  return layout?.editPath ?? null
}
