import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupDate, backupName, backupsToDelete } from './retention.ts'

const now = new Date('2026-11-21T12:30:00Z')
const hour = 3_600_000
const before = (hours: number) => backupName(new Date(now.getTime() - hours * hour))

test('a name of a backup contains its time, other names do not', () => {
  expect(backupName(now)).toBe('2026-11-21T12-30-00-000Z')
  expect(backupDate(backupName(now))).toEqual(now)
  for (const name of ['', 'mine', `${backupName(now)}.partial`, '2026-13-99T12-30-00-000Z']) {
    expect(backupDate(name)).toBeUndefined()
  }
})

test('24 hourly and 14 daily backups are kept', () => {
  const names = Array.from({ length: 24 * 30 }, (_, index) => before(index))
  const deleted = new Set(backupsToDelete(names, now))
  const kept = names.filter((name) => !deleted.has(name))
  expect(kept.slice(0, 24)).toEqual(names.slice(0, 24))
  // The newest of each day: two of the fourteen are among the hourly ones.
  expect(kept.slice(24).map((name) => name.slice(5, 13))).toEqual(
    Array.from({ length: 12 }, (_, index) => `11-${String(19 - index).padStart(2, '0')}T23`),
  )
})

test('of several backups in an hour the newest is kept', () => {
  expect(backupsToDelete([before(0.3), before(0.2), before(0.1)], now)).toEqual([before(0.3), before(0.2)])
})

test('the last three from before a migration are kept even if newer ones follow within the hour', () => {
  const migrations = [0.4, 0.35, 0.3, 0.25].map((hours) =>
    backupName(new Date(now.getTime() - hours * hour), 'migration'),
  )
  expect(backupsToDelete([...migrations, before(0.1)], now)).toEqual([migrations[0]])
})

test('a long pause removes nothing', () => {
  const names = [before(24 * 400), before(24 * 401)]
  expect(backupsToDelete(names, now)).toEqual([])
})

test('other folders and backups from the future are not deleted', () => {
  const names = ['mine', 'x.partial', before(-1), before(-1.1)]
  expect(backupsToDelete(names, now)).toEqual([])
})

test('the newest is always kept, never more than 38, and a second run deletes nothing', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 24 * 60 * 60 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(ages, (minutes) => {
      const names = [...new Set(minutes.map((age) => before(age / 60)))]
      const deleted = new Set(backupsToDelete(names, now))
      const kept = names.filter((name) => !deleted.has(name))
      expect(kept).toContain(names.toSorted().at(-1))
      expect(kept.length).toBeLessThanOrEqual(38)
      expect(backupsToDelete(kept, now)).toEqual([])
    }),
  )
})
