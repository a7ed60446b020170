import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CommandName, commandNamed, commands, controlHandlers } from './commands.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const names = Object.keys(commands) as CommandName[]

/** Tools for changing the program; CONTRIBUTING.md describes them. */
const tools = ['mutate', 'pictures', 'typecheck', 'db:types']

test('each command is a script of package.json, and each script a command or a tool', () => {
  expect(Object.keys(scripts).toSorted()).toEqual([...names, ...tools].toSorted())
})

test.each(names.filter((name) => commandNamed(name).run))('%s has a module in cli/', (name) => {
  const module = `cli/${name.replace(':', '-')}.ts`
  expect(scripts[name]).toBe(`node ${module}`)
  expect(existsSync(join(root, module))).toBe(true)
})

test('a running server accepts the commands that have something to run, and no others', () => {
  const accepted = Object.keys(controlHandlers({} as Parameters<typeof controlHandlers>[0], () => {}))
  expect(accepted.toSorted()).toEqual([
    'admin:create',
    'backup',
    'demo:remove',
    'dictionary:set',
    'erasures:repeat',
    'export',
    'files:sweep',
    'import',
  ])
})
