import { redirect } from 'react-router'
import { isAppError } from '#platform/errors/app-error.ts'
import { pageError } from '../../page-errors.ts'
import type { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'

type Panel = ReturnType<typeof panelContext>

/**
 * The number of the person a page is about; who asks for their own comes to the overview.
 * @throws the page of what is not found, also for what is no number
 */
export function requireUserId(id: string | undefined, { signedIn, locale }: Panel): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw pageError('account.notFound')
  const userId = Number(id)
  if (userId === signedIn.account.id) throw redirect(panelPagePath(locale, 'overview'), 303)
  return userId
}

/** What a use case says of a person; the page of what is not found where there is none. */
export async function orNotFoundPage<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw isAppError(error) ? pageError(error.code) : error
  }
}
