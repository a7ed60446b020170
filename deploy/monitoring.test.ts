import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { measureJob } from '#platform/jobs/job-durations.ts'
import { metricSources } from '#platform/metrics/metric-sources.fixture.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { measureUseCase } from '#platform/use-cases/measure-use-case.ts'

const folder = mkdtempSync(join(tmpdir(), 'signbank-monitoring-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: join(import.meta.dirname, 'prometheus'),
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool) console.warn('promtool is missing, so rules and dashboard are not evaluated.')

interface Rules {
  groups: { rules: { expr: string }[] }[]
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}
const alerts = (parse(read('prometheus/alerts.yaml')) as Rules).groups.flatMap(({ rules }) => rules)
const dashboard: Dashboard = JSON.parse(read('grafana/signbank.json'))
const queries = [...alerts, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)

test.skipIf(!hasPromtool)('alerts are reported when something is wrong, and not otherwise', () => {
  expect(promtool('test', 'rules', 'alerts.test.yaml')).toMatchObject({ status: 0 })
})

test.skipIf(!hasPromtool)(
  'Prometheus understands every query of the dashboard, and its configuration',
  () => {
    const rules = dashboard.panels.flatMap(({ targets }) =>
      targets.map(({ expr }, n) => ({ record: `panel_${n}`, expr, labels: { panel: expr } })),
    )
    const file = join(folder, 'panels.json')
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 })
    expect(promtool('check', 'config', '--syntax-only', 'scrape.yaml')).toMatchObject({ status: 0 })
  },
)

/** The names that the program answers, with those of the buckets. */
async function offeredNames(): Promise<{ text: string; names: Set<string> }> {
  const metrics = createMetrics(metricSources)
  metrics.observe({ route: '/api/signs', method: 'GET', status: 200 }, 0.1)
  await measureUseCase('signs.decideSigns', async () => {})()
  await measureJob('mail', async () => {})
  const text = await metrics.text()
  return { text, names: new Set([...text.matchAll(/^(\w+)(?=[{ ])/gm)].map(([, name = '']) => name)) }
}

test('alerts and dashboard ask for metrics that the program has', async () => {
  const { names } = await offeredNames()
  // Prometheus makes this one itself.
  names.add('up')
  const asked = queries.flatMap((query) => [...query.matchAll(/(\w+)\{/g)].map(([, name = '']) => name))
  expect(asked.length).toBeGreaterThanOrEqual(queries.length)
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})

test('docs/operations.md lists every metric with its labels, apart from those of Node itself', async () => {
  const { text } = await offeredNames()
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const offered = types
    .filter(([, name = '']) => !/^(nodejs|process)_/.test(name))
    .map(([, name = '', type]) => {
      const sample = new RegExp(`^${name}(?:_count)?\\{(.*?)\\} `, 'm').exec(text)?.[1] ?? ''
      const labels = [...sample.matchAll(/(\w+)="/g)].map(([, label]) => label)
      return `${name} ${labels.join(', ')} ${type}`.replace(/ +/g, ' ')
    })
  const documented = [
    ...read('../docs/operations.md').matchAll(/^\| `(\w+)` \| ([\w, ]*) \| (gauge|histogram|counter) \|/gm),
  ].map(([, name, labels, type]) => `${name} ${labels} ${type}`.replace(/ +/g, ' '))
  expect(documented.sort()).toEqual(offered.sort())
})
