import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose forms send the version they were based on: after a conflict (409) the current data is loaded. By
 * default, the router loads data again only after a success.
 */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate || actionStatus === 409
