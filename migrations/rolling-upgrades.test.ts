import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findContractions } from './find-contractions.fixture.ts'
import { migrations } from './index.ts'

/** The last migration that was written before there was a release, whose program could run beside a newer one. */
const lastBeforeReleases = '0073-backup-results'

const folder = import.meta.dirname
const files = globSync('0*.ts', { cwd: folder, exclude: ['*.test.ts'] }).toSorted()
/** Each release has a file for operators. */
const released = new Set(
  globSync('*.md', { cwd: join(folder, '../docs/operators') }).map((file) => basename(file, '.md')),
)

test('a migration that takes something away names the release whose program stopped using it', () => {
  const problems = files.flatMap((file) => {
    const name = basename(file, '.ts')
    if (name <= lastBeforeReleases) return []
    const found = findContractions(readFileSync(join(folder, file), 'utf8'))
    const { unusedSince } = migrations[name as keyof typeof migrations] as { unusedSince?: string }
    return found.length === 0 ||
      (unusedSince !== undefined && unusedSince !== 'unreleased' && released.has(unusedSince))
      ? []
      : [`${name}: ${found.join(', ')}`]
  })
  // Otherwise export const unusedSince = '…': CONTRIBUTING.md describes the rule.
  expect(problems).toEqual([])
})

test('what the older program does not expect is found in the source of a migration', () => {
  const found = (sql: string) => findContractions(`await sql\`${sql}\`.execute(db)`)
  expect(found('alter table sign drop column state')).toEqual(['drops a column'])
  expect(found('drop table search_miss; drop view old')).toEqual(['drops a table or view'])
  expect(found('alter table a rename column b to c')).toEqual(['renames'])
  expect(found('alter table a alter column b type bigint')).toEqual(['changes a type'])
  expect(found('alter table a alter column b set not null, alter column c drop default')).toEqual([
    'makes a column mandatory',
    'drops a default',
  ])
  expect(found('alter table a add column b text not null, add column c int')).toEqual([
    'adds a mandatory column',
  ])
  expect(findContractions("await db.schema.alterTable('a').dropColumn('b').execute()")).toEqual([
    'drops a column',
  ])
})

test('what only adds is allowed: tables, columns that may be empty or have a default, wider checks, indexes', () => {
  const expansion = `
    create table b (id integer primary key, name text not null);
    alter table a add column c text, add column d integer not null default 0,
      add column e text not null generated always as (lower(c)) stored;
    alter table a drop constraint a_kind_check, add constraint a_kind_check check (kind in ('x', 'y'));
    -- later: drop column c
    create index a_by_c on a (c);`
  expect(findContractions(expansion)).toEqual([])
  // Those before the first release show that the patterns fit to how migrations are written.
  expect(findContractions(readFileSync(join(folder, '0027-attribution-of-signs.ts'), 'utf8'))).toEqual([
    'drops a column',
  ])
})
