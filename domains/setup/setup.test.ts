import { describe, expect, test } from 'vitest'
import { builtInAppearance } from '#domains/appearance/appearance.ts'
import { type BackupState, isOverdue } from '#platform/backup/backup-state.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { anActor, cast } from '#tests/cast.ts'
import { presentSetup, type SetupFacts } from './setup.presenter.ts'
import { isOnOverview, mailProblem, nextLine, setupLineNames, unfinishedLines } from './setup.ts'

const now = new Date('2026-11-27T12:00:00Z')
function backupState(kind: BackupState['kind'], createdAt?: string, failedAt?: string) {
  const state: BackupState = {
    kind,
    createdAt: createdAt === undefined ? null : new Date(createdAt),
    failedAt: failedAt === undefined ? null : new Date(failedAt),
    failure: failedAt === undefined ? null : 'storage.full',
  }
  return { ...state, isOverdue: isOverdue(state, now) }
}
const today = backupState('automatic', '2026-11-27T07:00:00Z')

const complete: SetupFacts = {
  members: 3,
  testMail: { state: 'sent', createdAt: new Date('2026-11-27T08:00:00Z'), failure: null },
  hasSentMail: true,
  hidden: null,
  owner: 'Ana',
  waitingContactEmail: null,
  dataset: {
    id: 1,
    name: 'Sinais do Litoral',
    acronym: 'SL',
    signLanguage: 'bzs',
    country: 'BR',
    versionLabel: '2.0',
    licence: 'CC-BY-4.0',
    contactEmail: 'team@signs.example',
    owners: [],
    contactPersons: [],
    schoolMode: false,
    uploadedHandsFirst: false,
    countsViews: false,
    retentionMonths: 12,
    mandatoryProperties: [],
    texts: {},
  },
  appearance: { ...builtInAppearance, logoBgLightId: 7 },
  languages: ['Portuguese'],
  pages: { imprint: true, accessibility: true },
  legal: { terms: true, privacy: true },
  signs: { count: 12, isDemo: false },
  backups: [today],
}
const linesOf = (
  changes: Partial<SetupFacts> = {},
  actor = cast.ana,
  locale: (typeof locales)[number] = 'en',
) => presentSetup({ ...complete, ...changes }, { actor, locale, timeZone: 'UTC', t: translator(locale) })
const lineOf = (name: string, changes: Partial<SetupFacts>) =>
  linesOf(changes).find((line) => line.name === name)
const dataset = (changes: Partial<SetupFacts['dataset']>) => ({
  dataset: { ...complete.dataset, ...changes },
})

describe('the setup of a dictionary [CNT-08]', () => {
  test.each(locales)('is ready when everything is there, and shows what is stored, in %s', (locale) => {
    const lines = linesOf({}, cast.ana, locale)
    expect(lines.map(({ name }) => name)).toEqual(setupLineNames)
    for (const { name, state, text } of lines) {
      expect(state, name).toBe('ready')
      expect(text, name).not.toMatch(/siteSettings|setup\.|\{\{|^$/)
    }
  })

  test.each([
    ['name', dataset({ signLanguage: 'und' }), 'missing'],
    ['name', dataset({ acronym: '' }), 'partial'],
    ['country', dataset({ country: 'ZZ' }), 'missing'],
    ['contact', dataset({ contactEmail: null }), 'missing'],
    ['contact', { ...dataset({ contactEmail: null }), waitingContactEmail: 'team@signs.example' }, 'partial'],
    ['contact', { waitingContactEmail: 'new@signs.example' }, 'partial'],
    ['look', { appearance: builtInAppearance }, 'missing'],
    [
      'look',
      { appearance: { ...builtInAppearance, colors: [{ name: 'primary', hexCode: '#005a9c' }] } },
      'missing',
    ],
    [
      'look',
      { appearance: { ...builtInAppearance, colors: [{ name: 'primary', hexCode: '#7a1f5c' }] } },
      'ready',
    ],
    ['pages', { pages: { imprint: false, accessibility: true } }, 'partial'],
    ['pages', { pages: { imprint: false, accessibility: false } }, 'missing'],
    ['legal', { legal: { terms: false, privacy: true } }, 'partial'],
    ['signs', { signs: { count: 125, isDemo: true } }, 'missing'],
    ['signs', { signs: { count: 0, isDemo: false } }, 'missing'],
    ['colleagues', { members: 1 }, 'missing'],
    ['mail', { testMail: null, hasSentMail: false }, 'missing'],
    ['mail', { testMail: null }, 'ready'],
    ['backup', { backups: [] }, 'missing'],
    ['backup', { backups: [backupState('automatic')] }, 'missing'],
    ['backup', { backups: [backupState('automatic', undefined, '2026-11-27T08:00:00Z')] }, 'failed'],
    ['backup', { backups: [backupState('folder', '2026-01-01T00:00:00Z')] }, 'ready'],
    ['backup', { backups: [backupState('remote')] }, 'missing'],
    ['backup', { backups: [today, backupState('remote')] }, 'failed'],
    ['backup', { backups: [today, backupState('remote', '2026-11-26T02:00:00Z')] }, 'ready'],
    ['backup', { backups: [today, backupState('remote', '2026-11-25T23:00:00Z')] }, 'failed'],
  ] as [string, Partial<SetupFacts>, string][])(
    'the line %s follows from the facts %j',
    (name, facts, state) => {
      expect(lineOf(name, facts)?.state).toBe(state)
    },
  )

  test('says in words why the mail server refused the test mail', () => {
    const failed = {
      state: 'waiting',
      createdAt: new Date('2026-11-27T08:00:00Z'),
      failure: 'EAUTH 535',
    } as const
    expect(lineOf('mail', { testMail: failed })).toMatchObject({
      state: 'failed',
      text: 'The test email of 2026/11/27 08:00 failed: the mail server refused user or password (EAUTH 535).',
    })
    expect(lineOf('mail', { testMail: { ...failed, failure: null } })?.state).toBe('partial')
    expect(['ETIMEDOUT', 'ECONNECTION', 'EENVELOPE 550', 'EMESSAGE'].map(mailProblem)).toEqual([
      'unreachable',
      'unreachable',
      'refusedAddress',
      'other',
    ])
  })

  test('locks the lines of owners for other administrators and names an owner [ROL-03]', () => {
    const admin = anActor({ id: 9, isAdmin: true })
    const locked = linesOf({}, admin).filter(({ lockedFor }) => lockedFor !== null)
    expect(locked).toMatchObject([{ name: 'look', lockedFor: 'Ana', path: null }])
    expect(linesOf().every(({ lockedFor }) => lockedFor === null)).toBe(true)
  })

  test('offers a failure first, then the first unfinished line that the reader can change', () => {
    const missing = { ...dataset({ country: 'ZZ', contactEmail: null }), members: 1 }
    const failed = [backupState('automatic', undefined, '2026-11-27T08:00:00Z')]
    expect(nextLine(linesOf({ ...missing, backups: failed }))).toBe('country')
    const mail = { state: 'waiting', createdAt: new Date(0), failure: 'EAUTH 535' } as const
    expect(nextLine(linesOf({ ...missing, testMail: mail }))).toBe('mail')
    expect(
      nextLine(linesOf({ appearance: builtInAppearance }, anActor({ id: 9, isAdmin: true }))),
    ).toBeUndefined()
    expect(nextLine(linesOf())).toBeUndefined()
    expect(unfinishedLines(linesOf({ ...missing, testMail: mail })).map(({ name }) => name)).toEqual([
      'mail',
      'country',
      'contact',
      'colleagues',
    ])
  })

  test('links to the page that changes what is missing', () => {
    expect(lineOf('name', dataset({ signLanguage: 'und' }))?.path).toBe('website-settings')
    expect(lineOf('name', dataset({ acronym: '' }))?.path).toBe('about')
    expect(lineOf('legal', { legal: { terms: false, privacy: false } })?.path).toBe('terms-of-use')
    expect(lineOf('legal', { legal: { terms: true, privacy: false } })?.path).toBe('privacy-policy')
  })
})

test('the overview shows the setup until all is ready and it has said so, or the person hid it [CNT-08]', () => {
  const [ready, missing] = [{ state: 'ready' as const }, { state: 'missing' as const }]
  expect(isOnOverview(null, [ready, missing])).toBe(true)
  expect(isOnOverview(null, [ready])).toBe(true)
  expect(isOnOverview('whileReady', [ready])).toBe(false)
  expect(isOnOverview('whileReady', [ready, missing])).toBe(true)
  expect(isOnOverview('always', [missing])).toBe(false)
})
