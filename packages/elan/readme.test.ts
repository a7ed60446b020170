import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as elan from './index.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)

test('the README has an example of every function', () => {
  const functions = Object.entries(elan).flatMap(([name, value]) =>
    typeof value === 'function' && !name.endsWith('Error') ? name : [],
  )
  const code = examples.join('\n')
  expect(functions.filter((name) => !code.includes(`${name}(`))).toEqual([])
})

test('the README has the limits', () => {
  for (const [name, value] of Object.entries(elan.defaultLimits))
    expect(readme).toContain(`| \`${name}\` | ${value.toLocaleString('en')} |`)
})

test.each(examples.map((code, index) => [index + 1, code] as const))(
  'example %i of the README prints what its comments say',
  (_, code) => {
    const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      encoding: 'utf8',
    })
    const expected = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map(([, output]) => output)
    expect(expected.length).toBeGreaterThan(0)
    expect(printed.trimEnd().split('\n')).toEqual(expected)
  },
)
