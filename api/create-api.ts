import { OpenAPIHono } from '@hono/zod-openapi'
import { siteName } from '#domains/content/site-name.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { answerAborted } from '#platform/http/aborted-request.ts'
import { csrfProtection } from '#platform/http/csrf-protection.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { recordRefusal } from '#platform/log/security-log.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { appearanceApi } from './appearance.api.ts'
import { identifyCallers } from './caller.ts'
import { citationApi } from './citation.api.ts'
import { consentApi } from './consent.api.ts'
import { contactFilmsApi } from './contact-films.api.ts'
import { contentMediaApi } from './content-media.api.ts'
import { describeAccess } from './describe-access.ts'
import { docsPage } from './docs-page.ts'
import { eafGlossesApi } from './eaf-glosses.api.ts'
import { eafVideosApi } from './eaf-videos.api.ts'
import { elanVocabularyApi } from './elan-vocabulary.api.ts'
import { exportsApi } from './exports.api.ts'
import { importsApi } from './imports.api.ts'
import { languagesApi } from './languages.api.ts'
import { limitWrites } from './limit-writes.ts'
import { methodNotAllowed } from './method-not-allowed.ts'
import { networkApi } from './network.api.ts'
import { pageVideosApi } from './page-videos.api.ts'
import { photoApi } from './photo.api.ts'
import { privacyPolicyApi } from './privacy-policy.api.ts'
import { readPublicly } from './read-publicly.ts'
import { referenceApi } from './reference.api.ts'
import { referenceManagementApi } from './reference-management.api.ts'
import { requireAcceptanceToWrite } from './require-acceptance-to-write.ts'
import { respondWithError } from './responses.ts'
import { searchIndexApi } from './search-index.api.ts'
import { searchMissApi } from './search-miss.api.ts'
import { sessionApi } from './session.api.ts'
import { signMediaApi } from './sign-media.api.ts'
import { signMediaEventsApi } from './sign-media-events.api.ts'
import { signViewsApi } from './sign-views.api.ts'
import { signsApi } from './signs.api.ts'
import { signsManagementApi } from './signs-management.api.ts'
import { tokensApi } from './tokens.api.ts'
import { uploadsApi } from './uploads.api.ts'

/** The head of the OpenAPI document, with the name of the platform. */
const documentOf = (title: string) => ({
  openapi: '3.1.0',
  info: {
    title,
    version: '1',
    description:
      'Reading the published dictionary, and managing signs with the rights of the account. Keys never change with the language; Accept-Language decides messages and described texts.',
  },
  servers: [{ url: '/api' }],
})

/** The result for the newest key, computed when it is first asked for and when the key has changed. */
function memoizePer<Result>(keyOf: () => string, compute: (key: string) => Result): () => Result {
  let last: { key: string; result: Result } | undefined
  return () => {
    const key = keyOf()
    if (last?.key !== key) last = { key, result: compute(key) }
    return last.result
  }
}

/** The HTTP API: all resources, the OpenAPI document, and errors in a common format. */
export function createApi(context: ApiContext): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>()
  // Also mounted here, so that its refusals have the error format of the API.
  api.use(readPublicly())
  api.use(csrfProtection(context.config.publicUrl, { acceptsBearer: true }))
  api.use(identifyCallers(context))
  api.use(requireAcceptanceToWrite)
  api.use(limitWrites(context))
  const resources = [
    languagesApi,
    privacyPolicyApi,
    pageVideosApi,
    contactFilmsApi,
    contentMediaApi,
    appearanceApi,
    signsApi,
    signsManagementApi,
    citationApi,
    referenceApi,
    referenceManagementApi,
    eafVideosApi,
    elanVocabularyApi,
    eafGlossesApi,
    searchIndexApi,
    searchMissApi,
    signViewsApi,
    networkApi,
    sessionApi,
    consentApi,
    photoApi,
    signMediaApi,
    signMediaEventsApi,
    tokensApi,
    exportsApi,
    uploadsApi,
    importsApi,
  ]
  for (const resource of resources) api.route('/', resource(context))
  const describeApi = memoizePer(
    () => siteName(context.dictionary.dataset, translator('en')),
    (title) => describeAccess(api.getOpenAPI31Document(documentOf(title))),
  )
  api.get('/openapi.json', (c) => c.json(describeApi()))
  api.get('/docs', (c) => docsPage(c, describeApi(), context.config.origin))
  api.all('*', methodNotAllowed(api, '/api'), () => {
    throw new AppError('page.notFound')
  })
  api.onError((error, c) => {
    const aborted = answerAborted(c)
    if (aborted) return aborted
    const appError = toAppError(error)
    recordRefusal(appError.code)
    if (appError.status >= 500) c.var.log?.error({ err: error }, 'an API call failed')
    return respondWithError(c, appError)
  })
  return api
}
