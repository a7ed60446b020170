import type { ChaosResult } from './chaos.ts'

/** The result as a text table. */
export function formatResult(result: ChaosResult): string {
  const { faults, outages, requests, unfinished } = result
  const total = Object.values(faults).reduce((sum, count) => sum + count, 0)
  const seconds = (value: number) => `${value.toFixed(1)} s`
  const rows: [string, string | number][] = [
    ['minutes', result.minutes.toFixed(1)],
    ['seed', result.seed],
    ['faults', total],
    ['acknowledged writes', result.acknowledged],
    ['lost, doubled or in part', result.losses.length],
    ['wrong while it ran', result.violations.length],
    ['requests answered', requests.answered],
    ['answered 503 or 507', requests.unavailable],
    ['without an answer', requests.lost],
    ...Object.entries(outages).map(([part, value]): [string, string] => [
      `longest outage: ${part}`,
      seconds(value),
    ]),
    ['longest recovery after a fault', seconds(result.recovery)],
    ['mails sent more than once', result.repeatedMails],
    ['files not converted', unfinished.files],
    ['jobs parked for an administrator', unfinished.parked],
  ]
  const width = Math.max(
    ...rows.map(([name]) => name.length),
    ...Object.keys(faults).map(({ length }) => length),
  )
  const line = ([name, value]: [string, string | number]) => `${name.padEnd(width)}  ${value}`
  return `${[
    ...rows.map(line),
    '',
    'faults:',
    ...Object.entries(faults).toSorted().map(line),
    ...['', ...result.losses, ...result.violations],
  ].join('\n')}\n`
}
