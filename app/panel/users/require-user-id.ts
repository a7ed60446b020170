import { isAppError } from '#platform/errors/app-error.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { pageError } from '../../page-errors.ts'
import type { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'

type Panel = ReturnType<typeof panelContext>

/**
 * The account id of a page about a person.
 * @throws the page "not found" for an invalid id; a redirect to the overview, which says why, for the own id
 */
export function requireUserId(id: string | undefined, { signedIn, locale }: Panel): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw pageError('account.notFound')
  const userId = Number(id)
  if (userId === signedIn.account.id)
    throw redirectWithToast(panelPagePath(locale, 'overview'), 'errors:account.ownPage')
  return userId
}

/** Turns an error of a use case into the page of its status. */
export async function orNotFoundPage<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw isAppError(error) ? pageError(error.code) : error
  }
}
