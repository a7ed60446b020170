import { cpSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '#platform/i18n/locales.ts'

const root = join(import.meta.dirname, '..')
const sourceFolders = [
  'api',
  'domains',
  'platform',
  'migrations',
  'packages',
  'locales',
  'seeds',
  'server',
  'ui',
  'tests',
]
const sourcesOfPages = ['app', 'cli', 'tools/use-cases', 'vite.config.ts', 'react-router.config.ts']
const isSource = (path: string) => !/[/\\](node_modules|clips|.*[.]test[.]tsx?)$/.test(path)
const isPartOfPages = (path: string) => path !== join(root, 'ui') && /[/\\]ui$/.test(path)

/**
 * For tests: the source of the project in another folder, where it can be changed.
 * @param withPages whether the development server can run there
 */
export async function copyProject(folder: string, { withPages = false } = {}) {
  for (const name of [
    ...sourceFolders,
    'package.json',
    'tsconfig.json',
    ...(withPages ? sourcesOfPages : []),
  ])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => isSource(path) && (withPages || !isPartOfPages(path)),
    })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const replace = async (file: string, before: string, after: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
    await writeFile(join(folder, file), text.replace(before, after))
  }
  const write = async (file: string, content: string) => {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  return {
    write,
    /** Replaces the first occurrence of a text in a file. */
    replace,
    /** One row of the registry, in front of another property. */
    addProperty: (row: string) =>
      replace('domains/signs/properties.ts', '  valence: text(', `  ${row},\n  valence: text(`),
    addList: (row: string) =>
      replace('domains/vocabularies/reference-lists.ts', '  tags: {},', `  ${row},\n  tags: {},`),
    async addMigration(name: string, statement: string) {
      await write(
        `migrations/${name}.ts`,
        `import { sql } from 'kysely'\nexport const up = (db) => sql\`${statement}\`.execute(db)\n`,
      )
      const end = '\n}\n'
      await replace('migrations/index.ts', end, `\n  '${name}': added_${name.replace(/\W/g, '_')},${end}`)
      const index = await readFile(join(folder, 'migrations/index.ts'), 'utf8')
      await write(
        'migrations/index.ts',
        `import * as added_${name.replace(/\W/g, '_')} from './${name}.ts'\n${index}`,
      )
    },
    /** One text in each of the five languages, in front of the other texts of a file. */
    async addTexts(file: string, key: string, text: (locale: string) => string) {
      for (const locale of locales)
        await replace(`locales/${locale}/${file}.json`, '{', `{\n  "${key}": "${text(locale)}",`)
    },
  }
}
