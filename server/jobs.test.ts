import { expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { parkedJobKey } from '#platform/jobs/job-definition.ts'
import { backgroundJobs } from './jobs.ts'

test('each job has a queue of its own', () => {
  const names = backgroundJobs.map(({ queue }) => queue.name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(backgroundJobs)(
  'a job of $queue.name that ends the server twice is shown by its domain, or has a name',
  ({ queue, onParked }) => {
    for (const locale of locales) {
      const key = `panel:overview.parked.kind.${parkedJobKey(queue.name)}`
      const t = translator(locale) as (key: string, options: { defaultValue: string }) => string
      expect(onParked !== undefined || t(key, { defaultValue: '' }) !== '', locale).toBe(true)
    }
  },
)
