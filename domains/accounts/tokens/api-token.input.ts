import * as z from 'zod/mini'
import { requiredLine, withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'
import { type TokenExpiry, type TokenScope, tokenDays, tokenNameLength, tokenScopes } from './api-token.ts'

/** What a person decides about a new token, confirmed by the password. */
export interface NewTokenInput {
  name: string
  scopes: TokenScope[]
  expiry: TokenExpiry
  password: string
}

/** A date of the calendar, not `2026-02-30`. */
export const calendarDate = z
  .string(withError('value.required'))
  .check(
    z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text), withError('value.invalid')),
  )

function isCalendarDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

export const tokenNameRule = requiredLine(tokenNameLength)
export const tokenPasswordRule = enteredPasswordRule

/** Name of the checkbox of a scope in the form. */
export const scopeField = (scope: TokenScope): string => `scope-${scope}`

const checkbox = z.optional(z.string())

/** The form of a new token: one checkbox for each scope; `expires` is a number of days, or `date`. */
export const newTokenSchema = z.pipe(
  z
    .object({
      name: tokenNameRule,
      'scope-read': checkbox,
      'scope-write': checkbox,
      'scope-import': checkbox,
      'scope-export': checkbox,
      'scope-ecv': checkbox,
      expires: z.enum([...tokenDays.map(String), 'date'], withError('value.choose')),
      expiresOn: z.optional(z.string()),
      password: enteredPasswordRule,
    })
    .check(
      z.refine((form) => scopesIn(form).length > 0, {
        ...withError('token.scopeNeeded'),
        path: ['scope-read'],
      }),
      z.refine((form) => form.expires !== 'date' || calendarDate.safeParse(form.expiresOn ?? '').success, {
        ...withError('token.expiryRange'),
        path: ['expiresOn'],
      }),
    ),
  z.transform(
    ({ name, password, expires, expiresOn, ...form }): NewTokenInput => ({
      name,
      password,
      scopes: scopesIn(form),
      expiry: expires === 'date' ? { date: expiresOn ?? '' } : { days: Number(expires) },
    }),
  ),
)

const scopesIn = (form: Record<string, string | undefined>): TokenScope[] =>
  tokenScopes.filter((scope) => form[scopeField(scope)] !== undefined)

/** The token that is revoked. */
export const tokenRevocationSchema = z.object({ token: z.string(withError('value.required')) })
