import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { authenticateApiRequest } from '#domains/accounts/index.ts'
import { mayUseToken } from '#domains/accounts/tokens/api-token.policy.ts'
import type { TokenCaller } from '#domains/accounts/tokens/api-token.ts'
import { readSignsTag, writeTemplate, writeVocabulary } from '#domains/elan-vocabulary/index.ts'
import {
  parseMemberFile,
  parseVocabularyFile,
  secretVocabularyPath,
  templateFile,
} from '#domains/elan-vocabulary/vocabulary-name.ts'
import { mayReadAsMember } from '#platform/access.policy.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { ApiContext } from './api-context.ts'
import { createRouter } from './create-router.ts'
import { elanFileResponses, openElanFiles } from './elan-files.ts'
import { errorResponses } from './responses.ts'

const responses = {
  ...elanFileResponses,
  404: { ...errorResponses[404], description: 'The token has ended, or the file does not exist' },
  429: { ...errorResponses[404], description: 'Too many requests; `Retry-After` says how long to wait, s' },
}

const fileRoute = createRoute({
  method: 'get',
  path: '/ecv/private/{token}/{file}',
  summary:
    'The files for ELAN below `/ecv`, with the pending signs that the owner of the token sees. The path is a secret: ELAN sends no headers',
  request: { params: z.object({ token: z.string(), file: z.string() }) },
  responses,
})

const membersRoute = createRoute({
  method: 'get',
  path: '/ecv/private/{token}/{list}/{file}',
  summary: 'A vocabulary for ELAN of the signs with a value, with pending signs',
  request: { params: z.object({ token: z.string(), list: z.string(), file: z.string() }) },
  responses,
})

/** ELAN reads the vocabularies of a file each time it opens it. */
const limits: readonly FormLimit[] = [
  { name: 'secret-vocabulary-account', scope: 'account', points: 300, seconds: 600 },
]

const maxCachedBytes = 32_000_000

/** Vocabularies for ELAN at a path with a token of the scope `ecv`, which is revoked like any token. */
export const secretVocabularyApi = (context: ApiContext) => {
  const { dictionary, db, config, formGate, trustedProxies } = context
  const files = openElanFiles({ maxBytes: maxCachedBytes })

  async function send(c: Context, secret: string, file: string, list?: string): Promise<Response> {
    const { actor, token } = await requireVocabularyToken(context, secret)
    await formGate.consume(limits, clientAddressOf(c, trustedProxies), `${actor.id}`)
    const isTemplate = file === templateFile && list === undefined
    const name = list === undefined ? parseVocabularyFile(file) : parseMemberFile(list, file)
    if (!name && !isTemplate) throw new AppError('page.notFound')
    const path = secretVocabularyPath(secret)
    const written = { dictionary, db, origin: config.origin, secretPath: { path, reader: actor } }
    const rights = `${token.id} ${actor.isApprover} ${actor.isAdmin}`
    return files.send(c, {
      key: `${rights} ${dictionary.version} ${await readSignsTag({ db })} ${list ?? ''}/${file}`,
      name: file,
      cacheControl: 'private, no-cache',
      write: () => (name ? writeVocabulary(written, name) : writeTemplate(written)),
    })
  }

  return createRouter()
    .openapi(fileRoute, async (c) => {
      const { token, file } = c.req.valid('param')
      return (await send(c, token, file)) as never
    })
    .openapi(membersRoute, async (c) => {
      const { token, list, file } = c.req.valid('param')
      return (await send(c, token, file, list)) as never
    })
}

/**
 * The member whose token a path contains. Whatever is wrong with it is answered like an unknown file.
 * @throws AppError `page.notFound`
 */
async function requireVocabularyToken(context: ApiContext, secret: string): Promise<TokenCaller> {
  const headers = new Headers({ authorization: `Bearer ${secret}` })
  const caller = await authenticateApiRequest(context, { headers }).catch((error: unknown) => {
    if (isAppError(error)) return null
    throw error
  })
  if (!caller?.token || !mayUseToken(caller.token.scopes, 'ecv').allowed) throw new AppError('page.notFound')
  if (!mayReadAsMember(caller.actor).allowed) throw new AppError('page.notFound')
  return caller
}
