import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { lucideMarkup } from './lucide-markup.ts'

const root = join(import.meta.dirname, '..')
const names = globSync('ui/icons/*.ts', { cwd: root }).map((file) => basename(file, '.ts'))

test.each(names)('the icon %s is drawn as by Lucide', async (name) => {
  const { default: icon } = await import(join(root, 'ui/icons', `${name}.ts`))
  expect(icon, 'run: node tools/icons.ts').toEqual({ __html: await lucideMarkup(name) })
})

test('there are icons', () => {
  expect(names.length).toBeGreaterThan(50)
})
