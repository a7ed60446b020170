import { expect, test } from 'vitest'
import { formatVideoTime } from './format-video-time.ts'

test('times are minutes and seconds, with tenths for single frames', () => {
  expect([0, 1.999, 64.25, 630].map((seconds) => formatVideoTime(seconds, 'pt'))).toEqual([
    '0:00',
    '0:01',
    '1:04',
    '10:30',
  ])
  expect(formatVideoTime(1.249, 'pt', { tenths: true })).toBe('0:01,2')
  expect(formatVideoTime(64.25, 'en', { tenths: true })).toBe('1:04.2')
})
