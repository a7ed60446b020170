import { AppError } from '#platform/errors/app-error.ts'
import type { ManagedEntry } from './managed-entry.ts'

/**
 * Values of one list can be merged; precise locations only within their area, because their signs name the area, too.
 * @throws AppError `entry.mergeWithItself`, `entry.mergeOtherArea`
 */
export function requireMergeable(
  entry: Pick<ManagedEntry, 'id' | 'list' | 'parentId' | 'value'>,
  into: Pick<ManagedEntry, 'id' | 'list' | 'parentId' | 'value'>,
): void {
  if (entry.list !== into.list) throw new AppError('entry.notFound')
  if (entry.id === into.id) throw new AppError('entry.mergeWithItself')
  if (entry.parentId !== into.parentId)
    throw new AppError('entry.mergeOtherArea', { params: { value: entry.value, into: into.value } })
}
