import type { ServerBuild } from 'react-router'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'
import { recordRefusal } from '#platform/log/security-log.ts'
import { toPageError, withPageMessage } from './page-errors.ts'

/** Conditions of the whole server. Any loader or action may meet them, so none handles them itself. */
const serverConditions = new Set<ErrorCode>(['server.busy', 'storage.full'])

interface RouteArgs {
  params: { locale?: string }
  request: Request
}
type Handler<Args, Result> = ((args: Args) => Result) | undefined

/** The program with loaders and actions that answer such a condition with its status and message, not with 500. */
export function withServerErrorPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: withErrorPage(loader) }),
      ...(action && { action: withErrorPage(action) }),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** The language of an error page: that of the path, else of the browser. */
const localeOf = ({ params, request }: RouteArgs): Locale =>
  isLocale(params.locale) ? params.locale : localeFromHeader(request.headers.get('accept-language'))

/**
 * A loader or action whose server conditions become error pages in the language of the path. An error page that it
 * throws gets the message of its code, such as "Sign not found".
 */
export const withErrorPage =
  <Args extends RouteArgs, Result>(run: NonNullable<Handler<Args, Result>>) =>
  async (args: Args): Promise<Awaited<Result>> => {
    try {
      return await run(args)
    } catch (error) {
      if (!(error instanceof Error)) throw withPageMessage(error, localeOf(args))
      const appError = toAppError(error)
      recordRefusal(appError.code)
      if (!serverConditions.has(appError.code)) throw error
      throw toPageError(appError, localeOf(args))
    }
  }
