import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindNames } from './index.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const notProgram = /[.](test|bench|fixture|arbitrary)[.]tsx?$/
const sources = globSync('{app,api,cli,domains,platform,ui}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notProgram.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
// The fields of simple lists have kinds of their own, some of which have the same names.
const otherKinds = /^(domains|app[/]panel)[/]simple-lists[/]/
const outsideKinds = sources.filter(
  ({ file }) => !file.startsWith('domains/signs/kinds/') && !otherKinds.test(file),
)
const filesWith = (pattern: RegExp) =>
  outsideKinds.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('a structured kind is named in at most six files besides its own: types, registry, cells, form and page', () => {
  // Its own files have its name: the module, the cells, the field of the form.
  const isOwn = (file: string) => /[/](foreign-relations[./]|ForeignRelations)/.test(file)
  const files = filesWith(/\bforeignRelations\b/).filter((file) => !isOwn(file))
  expect(files.toSorted()).toEqual([
    'domains/sign-form/ui/RelationsFields.tsx',
    'domains/sign-page/presenters/relations.ts',
    'domains/sign-page/ui/DetailSections.tsx',
    'domains/signs/csv/cells/index.ts',
    'domains/signs/properties.ts',
    'domains/signs/sign-document.ts',
  ])
})

test('only the modules of kinds decide by the kind of a property', () => {
  const names = kindNames.join('|')
  const decision = new RegExp(
    `property\\([^()]*\\)(\\?)?\\.kind\\b.{0,9}([!=]==|switch)|switch \\(property\\(|\\bkind\\b [!=]== '(${names})'|\\[('(${names})',? ?)+\\]\\.includes`,
  )
  expect(filesWith(decision)).toEqual([])
  expect(`if (property(key).kind === 'text')`).toMatch(decision)
  expect(`switch (property(key).kind) {`).toMatch(decision)
  expect(`['files', 'attribution'].includes(property(key).kind)`).toMatch(decision)
})
