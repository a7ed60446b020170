import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '#platform/config.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'container', name), 'utf8')

interface Service {
  image: string
  environment?: Record<string, string>
  depends_on?: Record<string, unknown> | string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}

const example = parseEnv(read('example.env').replaceAll(/\bSECRET\b/g, 'a1b2c3'))
/** As compose does it: variables without a value are empty. */
const filled = read('compose.yaml').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => example[name] ?? '')
const { services } = parse(filled, { merge: true }) as { services: Record<string, Service> }
const programs = ['web', 'worker'] as const

test('the example has every variable of the compose file, and no other', () => {
  const used = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
  expect([...used].toSorted()).toEqual(Object.keys(example).toSorted())
})

test.each(programs)('the program accepts the settings of the service %s', (name) => {
  const image = /^ENV (.*)$/m.exec(read('Containerfile'))?.[1]?.replaceAll(' ', '\n') ?? ''
  expect(loadConfig({ ...parseEnv(image), ...services[name]?.environment })).toMatchObject({
    worker: name === 'worker',
    dataDir: '/data',
    publicUrl: 'https://signs.example',
    databaseUrl: expect.stringContaining('@postgres:5432/'),
    s3: expect.objectContaining({ bucket: 'signbank' }),
  })
})

test.each(programs)('the container of the service %s may do little', (name) => {
  expect(services[name]).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
})

test('services wait for services that exist', () => {
  for (const { depends_on = [] } of Object.values(services))
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(services).toHaveProperty(name)
})

test('the program in the image runs without rights of the administrator', () => {
  const lines = read('Containerfile').split('\n')
  const user = lines.findLastIndex((line) => line.startsWith('USER '))
  expect(lines[user]).toBe('USER node')
  expect(lines.slice(user).filter((line) => /^(RUN|COPY|ADD)/.test(line))).toEqual([])
})
