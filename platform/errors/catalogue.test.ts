import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { catalogue } from './catalogue.ts'

describe('the errors of the catalogue', () => {
  test.each(locales)('have a message in the locale %s, and no other error has one', (locale) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}/errors.json`, 'utf8'))
    const withoutPlural = Object.keys(messages).map((key) =>
      key.replace(/_(zero|one|two|few|many|other)$/, ''),
    )
    expect([...new Set(withoutPlural)].toSorted()).toEqual(Object.keys(catalogue).toSorted())
    for (const [key, message] of Object.entries(messages)) expect(message.trim(), key).not.toBe('')
  })

  test('have an HTTP error status, and those of the server are logged as warnings or errors', () => {
    for (const [code, { status, log }] of Object.entries(catalogue)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(status, code).toBeLessThan(600)
      if (status >= 500) expect(log, code).not.toBe('info')
    }
  })
})
