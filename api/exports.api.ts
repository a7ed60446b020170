import { createRoute, z } from '@hono/zod-openapi'
import { exportSignList, requireSignListQuery } from '#domains/sign-management/index.ts'
import {
  type ListExportFormat,
  listExportFiles,
  listExportFormats,
} from '#domains/sign-management/list-export-format.ts'
import {
  missingParts,
  propertyFilterNames,
  signListOrders,
  signListScopes,
} from '#domains/sign-management/sign-list.input.ts'
import { signStatuses } from '#domains/signs/sign-document.ts'
import { listNames } from '#domains/vocabularies/reference-lists.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { errorWire } from '#platform/http/answer.wire.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { ApiContext } from './api-context.ts'
import { authenticateAgain, requireCaller } from './caller.ts'
import { createRouter } from './create-router.ts'
import { exportPath } from './export-path.ts'
import { errorResponses, jsonResponse } from './responses.ts'

/** An export reads the whole dictionary. */
const exportLimits: readonly FormLimit[] = [
  { name: 'api-export-account', scope: 'account', points: 60, seconds: 600 },
]

const severalValues = z.union([z.string(), z.array(z.string())]).optional()

/** A value of one reference list, as in the list of the panel. */
const valueFilters = Object.fromEntries(
  listNames.map((name) => [name, severalValues.openapi({ description: 'A value of this reference list' })]),
)

/** A value of a property, as in the search of published signs. */
const propertyFilters = Object.fromEntries(
  propertyFilterNames.map((name) => [
    name,
    severalValues.openapi({
      description: 'As in `GET /signs`: value or id; several repeated or with commas',
    }),
  ]),
)

/** The parameters of the list; an export has all pages. */
function filterParams(url: string): URLSearchParams {
  const params = new URL(url).searchParams
  const rest = new URLSearchParams(params)
  rest.delete('list')
  if (rest.has('page'))
    throw new AppError('request.invalid', {
      fields: [{ field: 'page', code: 'request.unknownParameter', params: { name: 'page' } }],
    })
  return rest
}

const exportRoute = (format: ListExportFormat) =>
  createRoute({
    method: 'get',
    path: exportPath(format),
    summary: `Signs that the person may see, ${listExportFiles[format].content}; a failure ends the connection early`,
    request: {
      query: z.object({
        list: z.enum(signListScopes).default('all').openapi({ description: 'A list of the panel' }),
        q: z.string().optional().openapi({ description: 'Search text' }),
        status: z
          .string()
          .optional()
          .openapi({
            description: `${signStatuses.join(', ')}, as in \`GET /signs\`; \`published\`: each as the public sees it`,
          }),
        state: z.string().optional().openapi({
          description:
            'A tab of the list, such as `changes-wait`; published signs whose changes wait have no other state',
        }),
        author: z.string().optional().openapi({ description: 'Account id; 0: the program' }),
        approver: z.string().optional().openapi({ description: 'Account id; 0: the program' }),
        untranslated: z.string().optional().openapi({ description: 'A content language' }),
        without: z
          .string()
          .optional()
          .openapi({ description: missingParts.map((part) => `\`${part}\``).join(', ') }),
        since: z.string().optional().openapi({ description: 'Changed on this day or later' }),
        order: z
          .string()
          .optional()
          .openapi({ description: signListOrders.join(', ') }),
        ...valueFilters,
        ...propertyFilters,
      }),
    },
    responses: {
      200: {
        description: 'The file, in the format of docs/csv.md',
        content: { [listExportFiles[format].type.split(';')[0] ?? '']: { schema: z.string() } },
      },
      429: jsonResponse(errorWire, 'Too many exports; `Retry-After` says how long to wait, s'),
      401: jsonResponse(errorWire, 'Nobody is signed in, or the token is wrong'),
      403: jsonResponse(errorWire, 'The scope `export` or the right is missing'),
      ...errorResponses,
    },
  })

/** Exports of signs. Answers must not be cached. */
export function exportsApi(context: ApiContext) {
  const router = createRouter()
  for (const format of listExportFormats)
    router.openapi(exportRoute(format), async (c) => {
      const { actor } = await requireCaller(c)
      const { db, dictionary, panelSigns, config, now, formGate, trustedProxies, requireSignerConsent } =
        context
      await formGate.consume(exportLimits, clientAddressOf(c, trustedProxies), `${actor.id}`)
      const { platform, origin, timeZone, offersOriginals } = config
      const exportContext = {
        db,
        dictionary,
        panelSigns,
        timeZone,
        platform,
        origin,
        offersOriginals,
        now,
        requireSignerConsent,
      }
      const chunks = await exportSignList(exportContext, actor, {
        scope: c.req.valid('query').list,
        query: requireSignListQuery(context, { params: filterParams(c.req.url) }),
        locale: requestLocale(c),
        format,
        currentActor: async () => {
          const caller = await authenticateAgain(context, c)
          if (!caller) throw new AppError('account.required')
          return caller.actor
        },
      })
      const { extension, type } = listExportFiles[format]
      const name = `${platform}-signs-${isoDateIn(now(), timeZone)}.${extension}`
      const body = await streamChunks(chunks, (error) =>
        c.var.log?.warn({ err: error }, 'an export ended early'),
      ).catch((cause) => {
        throw isAppError(cause) ? cause : new AppError('export.failed', { params: { file: name }, cause })
      })
      return c.body(body, 200, attachmentHeaders(name, type))
    })
  return router
}
