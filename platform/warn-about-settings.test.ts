import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { warnAboutSettings } from './warn-about-settings.ts'

/** The warnings of a start with these settings. */
function warnings(env: Record<string, string>): string {
  const logged: unknown[] = []
  warnAboutSettings(loadConfig(env), { warn: (...line: unknown[]) => logged.push(line) })
  return JSON.stringify(logged)
}

const PUBLIC_URL = 'https://dictionary.example'
const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'signs@dictionary.example' }

test('a start for this machine only, and one with all settings of a public site, warn about nothing', () => {
  expect(warnings({})).toBe('[]')
  expect(warnings({ PUBLIC_URL: 'http://localhost:8080' })).toBe('[]')
  for (const TRUSTED_PROXIES of ['1', '10.0.0.0/8'])
    expect(warnings({ PUBLIC_URL, TRUSTED_PROXIES, ...mail })).toBe('[]')
})

test('a public site without a mail server warns that mails reach nobody, and names their folder', () => {
  expect(warnings({ PUBLIC_URL, TRUSTED_PROXIES: '1', DATA_DIR: '/srv/signs' })).toMatch(
    /^\[\[\{"folder":"\/srv\/signs\/mail"\},"mails are files only: [^[]*\]\]$/,
  )
})

test('a site with https that trusts no proxy warns that all visitors share one limit', () => {
  for (const env of [
    { PUBLIC_URL, ...mail },
    { PUBLIC_URL, TRUSTED_PROXIES: '0', ...mail },
  ])
    expect(warnings(env)).toMatch(/^\[\["all visitors share the limits of one sender: [^[]*\]\]$/)
})
