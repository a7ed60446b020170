import { describe, expect, test } from 'vitest'
import { mayUseToken } from './api-token.policy.ts'
import { tokenScopes } from './api-token.ts'

describe('a token', () => {
  test.each(tokenScopes)(
    'with the scope %s is accepted there and by public operations only [API-03]',
    (scope) => {
      for (const operation of tokenScopes)
        expect(mayUseToken([scope], operation).allowed, operation).toBe(operation === scope)
      expect(mayUseToken([scope], 'public').allowed).toBe(true)
    },
  )

  test('with all scopes manages no account and calls no unknown operation [API-03]', () => {
    const denied = { allowed: false, reason: 'token.sessionOnly' }
    expect(mayUseToken(tokenScopes, 'session')).toEqual(denied)
    expect(mayUseToken(tokenScopes, undefined)).toEqual(denied)
  })
})
