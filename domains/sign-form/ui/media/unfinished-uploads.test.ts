import { expect, test } from 'vitest'
import { unfinishedOf } from './unfinished-uploads.ts'

const now = new Date('2026-03-02T12:00:00Z')
const remembered = (owner: string, creationTime: string, rest: Record<string, string> = {}) => ({
  metadata: { filename: 'casa.mp4', owner, ...rest },
  creationTime,
  urlStorageKey: 'tus::1',
  uploadUrl: '/api/uploads/1',
})

test('uploads of the sign that the server still has are offered again [SGN-07]', () => {
  expect(unfinishedOf('signs/7', [remembered('signs/7', 'Mon Mar 02 2026 09:00:00 GMT+0000')], now)).toEqual([
    { name: 'casa.mp4', key: 'tus::1', url: '/api/uploads/1' },
  ])
})

test.each([
  ['of another sign', remembered('signs/8', '2026-03-02T09:00:00Z')],
  ['of a draft with the same number', remembered('drafts/7', '2026-03-02T09:00:00Z')],
  ['older than 72 hours', remembered('signs/7', '2026-02-27T11:59:00Z')],
  [
    'of the camera, whose recording is gone',
    remembered('signs/7', '2026-03-02T09:00:00Z', { recording: 'true' }),
  ],
])('an upload %s is not offered', (_, upload) => {
  expect(unfinishedOf('signs/7', [upload], now)).toEqual([])
})
