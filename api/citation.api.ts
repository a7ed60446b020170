import { createRoute, z } from '@hono/zod-openapi'
import { type CitationFormat, citationFormatNames, citationOf } from '#domains/sign-page/citation.ts'
import { citationFormats, formatCitation } from '#domains/sign-page/citation-formats.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale, type Locale, locales } from '#platform/i18n/locales.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { idParam } from './request-params.ts'
import { errorResponses } from './responses.ts'

const route = createRoute({
  method: 'get',
  path: '/signs/{id}/citation',
  summary: 'How to cite a sign, as a file for reference managers',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({
      format: z
        .string()
        .optional()
        .openapi({ description: citationFormatNames.join(', ') }),
      language: z
        .string()
        .optional()
        .openapi({ description: `Of the cited page: ${locales.join(', ')}` }),
    }),
  },
  responses: {
    200: {
      description: 'The citation as a file',
      content: Object.fromEntries(
        Object.values(citationFormats).map(({ type }) => [type, { schema: z.string() }]),
      ),
    },
    ...errorResponses,
  },
})

export const citationApi = ({ dictionary, config }: ApiContext) =>
  createRouter().openapi(route, async (c) => {
    const { id } = c.req.valid('param')
    const query = c.req.valid('query')
    const format = parseFormat(query.format)
    const locale = parseLocale(query.language) ?? requestLocale(c)
    const sign = await dictionary.findSign(idParam(id))
    if (!sign) throw new AppError('sign.notFound')
    const citation = citationOf(sign, {
      dictionary,
      locale,
      timeZone: config.timeZone,
      origin: config.origin,
      t: translator(locale),
    })
    const { type, ending } = citationFormats[format]
    return c.body(await formatCitation(citation, format), 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="sign-${sign.id}.${ending}"`,
      vary: 'Accept-Language',
    })
  })

/** @throws AppError `request.invalid` if the format is missing or unknown */
function parseFormat(given: string | undefined): CitationFormat {
  const format = citationFormatNames.find((one) => one === given)
  if (format) return format
  throw invalidParam('format', given)
}

/** @throws AppError `request.invalid` for an unknown language */
function parseLocale(given: string | undefined): Locale | undefined {
  if (given === undefined || isLocale(given)) return given
  throw invalidParam('language', given)
}

const invalidParam = (field: string, given: string | undefined) =>
  new AppError('request.invalid', {
    fields: [
      given
        ? { field, code: 'value.unknown', params: { value: given.slice(0, 100) } }
        : { field, code: 'value.required' },
    ],
  })
