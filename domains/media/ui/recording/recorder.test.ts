import { expect, test } from 'vitest'
import { recordingName, recordingType, refusalOf } from './recorder.ts'

test('the first format that the browser records is taken [SGN-07]', () => {
  expect(recordingType(() => true)).toBe('video/webm;codecs=vp9')
  expect(recordingType((type) => type === 'video/mp4')).toBe('video/mp4')
  expect(recordingType(() => false)).toBeUndefined()
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('%s of the camera means: %s [SGN-07]', (name, refusal) =>
  expect(refusalOf(new DOMException('', name))).toBe(refusal),
)

test('the name of a recording has its time and the extension of its format', () => {
  const now = new Date('2026-03-02T14:05:09.123Z')
  expect(recordingName('video/webm;codecs=vp9', now)).toBe('recording-20260302-140509.webm')
  expect(recordingName('video/mp4', now)).toBe('recording-20260302-140509.mp4')
})
