import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { levelsOfSections } from './asvs-levels.fixture.ts'

const folder = import.meta.dirname
const project = join(folder, '..')
const documents = ['asvs.md', 'threat-model.md'].filter((name) => existsSync(join(folder, name)))
const asvs = readFileSync(join(folder, 'asvs.md'), 'utf8')

const states = ['met', 'partly', 'not met', 'does not apply']
const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*) \|$/gm)].map(([, id = '', rest = '']) => {
  const [level, , state, how, tests] = rest.split(' | ').map((cell) => cell.replaceAll('**', '').trim())
  return { id, level, state: state ?? '', how: how ?? '', tests: tests ?? '' }
})

/** The requirements of levels 1 and 2, in their order. */
const expected = Object.entries(levelsOfSections).flatMap(([section, levels]) =>
  [...levels].flatMap((level, i) => (level === '3' ? [] : [{ id: `${section}.${i + 1}`, level }])),
)

test('docs/asvs.md contains each requirement of levels 1 and 2 once, with its level', () => {
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(expected)
})

test('docs/asvs.md has a state for each requirement, with a test or a reason', () => {
  for (const { id, state, how, tests } of rows) {
    expect(states, id).toContain(state)
    expect(state === 'met' ? how + tests : how, id).not.toBe('')
  }
})

test('docs/asvs.md says at its beginning who can change what is not met', () => {
  const beginning = asvs.slice(0, asvs.indexOf('## V1 '))
  const open = rows.filter(({ state }) => state === 'partly' || state === 'not met').map(({ id }) => id)
  expect(
    [...beginning.matchAll(/\b\d+\.\d+\.\d+\b/g)]
      .map(([id]) => id)
      .filter((id) => id !== '5.0.0')
      .toSorted(),
  ).toEqual(open.toSorted())
})

test('docs/asvs.md counts the states as they are', () => {
  for (const state of states) {
    const counts = ['1', '2'].map(
      (of) => rows.filter((row) => row.state === state && row.level === of).length,
    )
    expect(asvs).toContain(`\n| ${state} | ${counts.join(' | ')} |\n`)
  }
})

test.each(documents)('docs/%s names files and folders that exist', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const paths = [...text.matchAll(/`([a-z]+\/[\w@./-]*)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
})

test.each(documents)('docs/%s links documents and sections that exist', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const missing = [...text.matchAll(/\]\((?!https:)([^)#]*)(?:#([^)]*))?\)/g)].filter(([, path, anchor]) => {
    const file = path ? join(dirname(join(folder, name)), path) : join(folder, name)
    return (
      !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
    )
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

test('docs/asvs.md names tests by titles that they have', () => {
  const named = [...asvs.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)]
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(([, path = '', title = '']) => {
    return !readFileSync(join(project, path), 'utf8').includes(title)
  })
  expect(missing.map(([whole]) => whole)).toEqual([])
})

const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
