import { z } from 'zod'
import { type ApiToken, tokenScopes } from './api-token.ts'

/** A token of the own account, without its secret. */
export const tokenWire = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(tokenScopes)),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('To the minute; null: never used'),
  })
  .meta({ id: 'Token' })

/** A new token with its secret. */
export const newTokenWire = z
  .strictObject({ ...tokenWire.shape, token: z.string().describe('Shown only now') })
  .meta({ id: 'NewToken' })

export const toTokenWire = ({
  id,
  name,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
}: ApiToken): z.output<typeof tokenWire> => ({
  id,
  name,
  scopes: [...scopes],
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
