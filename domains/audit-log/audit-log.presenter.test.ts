import { describe, expect, test } from 'vitest'
import { auditActions, auditedThings } from '#platform/audit/audit-catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { NamedAuditEntry } from './audit-entry.ts'
import { presentAuditEntry } from './audit-log.presenter.ts'

const entry: NamedAuditEntry = {
  id: 1,
  at: new Date('2026-11-21T12:00:00Z'),
  actorId: 1,
  actorName: 'Ana',
  access: 'page',
  requestId: null,
  thing: 'sign',
  thingId: 7,
  action: 'published',
  facts: {},
  existing: { name: 'CASA', list: null },
  intoName: null,
}
const present = (facts: Partial<NamedAuditEntry>, locale: (typeof locales)[number] = 'en') =>
  presentAuditEntry({ ...entry, ...facts }, { locale, timeZone: 'UTC' })

describe.each(locales)('in %s', (locale) => {
  test('each action is a sentence with the person and the thing', () => {
    const t = translator(locale)
    for (const action of auditActions) {
      const sentence = t(`auditLog:action.${action}`, { who: '<who>', thing: '<thing>' })
      expect.soft(sentence.match(/<who>|<thing>/g)?.sort(), action).toEqual(['<thing>', '<who>'])
    }
  })

  test('each thing has a name', () => {
    for (const thing of Object.keys(auditedThings) as (keyof typeof auditedThings)[])
      expect.soft(present({ thing, thingId: null }, locale).sentence[1], thing).not.toContain('kind.')
  })
})

test('a sentence names the person and links the thing', () => {
  expect(present({})).toMatchObject({
    sentence: ['Ana published: ', 'sign CASA', ''],
    path: '/en/control-panel/signs/view/7',
    historyPath: '/en/control-panel/audit-log?thing=sign&id=7',
  })
})

test('something that does not exist any more has its number and no link', () => {
  expect(present({ existing: null, action: 'erased' })).toMatchObject({
    sentence: ['Ana erased for good: ', 'sign #7', ''],
    path: null,
  })
})

test('without a person it was the operator or the program', () => {
  const whoOf = (access: NamedAuditEntry['access']) =>
    present({ actorId: null, actorName: null, access }).sentence[0]
  expect([whoOf('command'), whoOf('job')]).toEqual(['The operator published: ', 'The program published: '])
})

test('facts follow as details', () => {
  const facts = { revision: 3, via: 'import', into: 9, reason: 'account.ownersOnly' } as const
  expect(present({ facts, intoName: 'Bruno' }).details).toEqual([
    'version 3',
    'import',
    '→ Bruno',
    'Restricted access (owners of the platform only)',
  ])
})
