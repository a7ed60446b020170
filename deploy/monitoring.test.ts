import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#platform/metrics/metrics.ts'

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

test('alerts and dashboard ask for metrics that the program has', async () => {
  const metrics = createMetrics({
    signs: () => 1,
    version: () => 1,
    backups: async () => [{ kind: 'remote', createdAt: new Date(), failedAt: null, failure: null }],
    queues: async () => [{ queue: 'mail', waiting: 1, oldestSeconds: 1, parked: 1 }],
  })
  metrics.observe('page', 200, 0.1)
  const text = await metrics.text()
  // Prometheus makes this one itself.
  const offered = new Set(['up', ...[...text.matchAll(/^(\w+)(?=[{ ])/gm)].map(([, name]) => name)])
  const asked = queries.flatMap((query) => [...query.matchAll(/(\w+)\{/g)].map(([, name]) => name))
  expect(asked.length).toBeGreaterThanOrEqual(queries.length)
  expect(asked.filter((name) => !offered.has(name))).toEqual([])
})
