import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose forms say what they saw: a refusal because it is no longer so (409) brings what is so now. The router
 * by itself asks again after a success alone.
 */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate || actionStatus === 409
