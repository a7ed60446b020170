import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callCommand } from '#tests/call-command.ts'
import { temporaryDataFolder } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const root = join(import.meta.dirname, '..')

/** The commands of the README as written, without the explanations beside them. */
const commands = [
  ...new Set(
    [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^npm run .*$|`(npm run [^`]+)`/gm)].map(
      ([line, inline]) => (inline ?? line).split(/ {2,}/)[0] ?? '',
    ),
  ),
]

/** A folder that has the files of the project. */
async function projectFolder(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['package.json', 'cli', 'node_modules'])
    await symlink(join(root, name), join(folder, name))
  return folder
}

/** Runs a command in such a folder; its input is a password. */
function run(command: string, cwd: string, dataDir: string) {
  const { DATABASE_URL: _, ...env } = process.env
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, { cwd, env: { ...env, DATA_DIR: dataDir, LC_ALL: 'en' } })
  child.stdin.end('violet-Kestrel-7-lantern-marsh\n')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += bytes
    })
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}

test('the commands of the README work as written', async () => {
  const folder = await projectFolder()
  await writeFile(join(folder, 'signs.csv'), 'gloss,translation.pt\nREADME-1,palavra\n')
  await writeFile(join(folder, 'other.csv'), 'Name,Place\nREADME-2,5.17\n')
  const mapping = { headers: { Name: 'gloss', Place: 'location' }, values: { location: { '5.17': 'elbow' } } }
  await writeFile(join(folder, 'map.json'), JSON.stringify(mapping))

  expect(commands.map((command) => command.split(' ')[2])).toEqual(
    expect.arrayContaining([
      'admin:create',
      'import',
      'export',
      'demo:remove',
      'dictionary:set',
      'help',
      'backup',
      'restore',
    ]),
  )
  const [data, restored] = [await temporaryDataFolder(), await temporaryFolder()]
  for (const command of commands) {
    const result = await run(command, folder, command.includes('restore') ? restored : data)
    expect(result, command).toMatchObject({ code: 0 })
  }
  const exported = await readFile(join(folder, 'signs.csv'), 'utf8')
  expect(exported).toMatch(/README-1.*\n.*README-2.*,arm,elbow,/)
})

test('a refused option is named with the reason in the language of the environment [UIX-04]', async () => {
  const options = ['--sign-language', 'British', '--contact-email', 'nobody']
  const settings = { DATA_DIR: await temporaryDataFolder(), LANG: 'de_DE.UTF-8' }
  const { code, output } = await callCommand('dictionary-set', options, settings)
  expect(code).toBe(1)
  expect(output).toContain('--sign-language: Der Wert ist ungültig.')
  expect(output).toContain('--contact-email: Das ist keine E-Mail-Adresse.')
})
