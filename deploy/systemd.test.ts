import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'

const units = join(import.meta.dirname, 'systemd')
const instances = { 'signbank-web': '3001', 'signbank-worker': '3101' } as const
const names = Object.keys(instances) as (keyof typeof instances)[]
const folder = mkdtempSync(join(tmpdir(), 'signbank-units-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.warn('systemd is missing, so the units are not verified.')

/** The highest exposure that is accepted, in tenths; 0 is a service that may do nothing. */
const highestExposure = 20

const readUnit = (name: string) => readFileSync(join(units, `${name}@.service`), 'utf8')

/** The values of a key, in order. */
const valuesOf = (unit: string, key: string) =>
  unit.split('\n').flatMap((line) => (line.startsWith(`${key}=`) ? line.slice(key.length + 1) : []))

/** Writes an instance of a unit whose programs exist on this machine. */
function writeInstance(name: keyof typeof instances, change = (unit: string) => unit): string {
  const file = join(folder, `${name}@${instances[name]}.service`)
  const unit = readUnit(name).replaceAll(/^(Exec\w+=)\S+/gm, `$1${process.execPath}`)
  writeFileSync(file, change(unit))
  return file
}

const verify = (file: string) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  return { status, problems: stderr }
}

test.skipIf(!hasSystemd).each(names)('systemd understands every line of the unit %s', (name) => {
  expect(verify(writeInstance(name))).toEqual({ status: 0, problems: '' })
  const misspelt = writeInstance(name, (unit) => unit.replace('Restart=', 'Restrt='))
  expect(verify(misspelt).problems).toContain("Unknown key 'Restrt'")
})

test.skipIf(!hasSystemd).each(names)('the unit %s may do little on its machine', (name) => {
  const args = ['security', '--offline=true', `--threshold=${highestExposure}`]
  const analyze = (file: string) => spawnSync('systemd-analyze', [...args, file]).status
  expect(analyze(writeInstance(name))).toBe(0)
  expect(
    analyze(writeInstance(name, (unit) => unit.replace(/^StateDirectory=[\s\S]*\[Install/m, '[Install'))),
  ).not.toBe(0)
})

/** A unit that is no template, with programs that exist on this machine. */
function writeBackupUnits(change = (unit: string) => unit): string[] {
  return ['signbank-backup.service', 'signbank-backup.timer'].map((name) => {
    const unit = readFileSync(join(units, name), 'utf8').replaceAll(
      /^(Exec\w+=)\S+/gm,
      `$1${process.execPath}`,
    )
    writeFileSync(join(folder, name), change(unit))
    return join(folder, name)
  })
}

test.skipIf(!hasSystemd)('systemd understands the timer of backups, whose unit may do little', () => {
  const [service = '', timer = ''] = writeBackupUnits()
  expect(verify(timer)).toEqual({ status: 0, problems: '' })
  const args = ['security', '--offline=true', `--threshold=${highestExposure}`, service]
  expect(spawnSync('systemd-analyze', args).status).toBe(0)
  writeBackupUnits((unit) => unit.replace('OnCalendar=00/6:30', 'OnCalendar=sometimes'))
  expect(verify(timer).problems).toContain('calendar specification')
})

test('the unit of backups runs the command of package.json', () => {
  const unit = readFileSync(join(units, 'signbank-backup.service'), 'utf8')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(valuesOf(unit, 'ExecStart')).toEqual([`/opt/signbank/current/node_modules/.bin/${scripts.backup}`])
  expect(unit.split('StateDirectory=')[1]?.trim()).toBe(
    readUnit('signbank-worker').split('StateDirectory=')[1]?.split('\n[Install]')[0]?.trim(),
  )
})

test('workers are as restricted as web processes', () => {
  const [web = '', worker = ''] = names.map((name) => readUnit(name).split('StateDirectory=')[1])
  expect(worker).toBe(web)
})

test('the program accepts the settings of the units and of their file', () => {
  const text = readFileSync(join(units, 'signbank.env'), 'utf8')
  expect(() => loadConfig(parseEnv(text))).toThrow(/^DATABASE_URL: .*\nSMTP_URL: .*\nMETRICS_TOKEN: /)
  const shared = parseEnv(text.replaceAll(/\bSECRET\b/g, 'a1b2c3'))
  for (const name of names) {
    const own = valuesOf(readUnit(name), 'Environment').join('\n').replaceAll(' ', '\n')
    const config = loadConfig({ ...shared, ...parseEnv(own.replaceAll('%i', instances[name])) })
    expect(config).toMatchObject({
      port: Number(instances[name]),
      host: '127.0.0.1',
      publicUrl: 'https://signs.example',
      worker: name === 'signbank-worker',
      dataDir: '/var/lib/signbank',
    })
  }
})

test('the command of the units is a program of the project', () => {
  for (const name of names) {
    const [command = ''] = valuesOf(readUnit(name), 'ExecStart')
    const [node = '', ...args] = command.replace('/opt/signbank/current', '.').split(' ')
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' })
    expect(version).toMatch(/^v24\./)
    // As in the script `start` of package.json, which also checks the version of Node.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(['node', ...args].join(' ')).toBe(scripts.start.replace(' --import ./cli/require-node.mjs', ''))
  }
})
