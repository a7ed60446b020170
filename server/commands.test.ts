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

const context = {} as Parameters<typeof controlHandlers>[0]
const call = { progress: () => {}, signal: new AbortController().signal }

test('a running server accepts commands that have something to run there, and no others', () => {
  const accepted = controlHandlers(context, () => {})
  expect(Object.keys(accepted)).toEqual(names.filter((name) => commandNamed(name).run))
  for (const name of ['import', 'backup', 'admin:create']) expect(accepted).toHaveProperty([name])
  for (const name of ['start', 'restore', 'migrate', 'console']) expect(accepted).not.toHaveProperty([name])
})

test('a backup is due after a command that changed data, not after one that failed or only reads', async () => {
  const due: string[] = []
  const help = 'cli:help.help'
  const handlers = controlHandlers(context, () => due.push('backup'), {
    change: { help, run: async (_context, args) => args, changesData: true },
    fail: { help, run: () => Promise.reject(new Error('refused')), changesData: true },
    read: { help, run: async () => 'read' },
  })
  await expect(handlers.fail?.({}, call)).rejects.toThrow('refused')
  expect(await handlers.read?.({}, call)).toBe('read')
  expect(due).toEqual([])
  expect(await handlers.change?.({ name: 'Ana' }, call)).toEqual({ name: 'Ana' })
  expect(due).toEqual(['backup'])
})
