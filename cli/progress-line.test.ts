import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createProgressLine } from './progress-line.ts'

function output(properties: { isTTY?: boolean; columns?: number } = {}) {
  const stream = Object.assign(new PassThrough(), properties)
  const line = createProgressLine(stream)
  line.show({ step: 'files', text: 'Storing files: 20 of 60' })
  line.show({ step: 'files', text: 'Storing files: 40 of 60' })
  line.show({ step: 'writing', text: 'Writing' })
  line.end()
  return String(stream.read())
}

test('a terminal shows one line of progress that is replaced and removed at the end', () => {
  const text = output({ isTTY: true, columns: 20 })
  expect(text).not.toContain('\n')
  expect(text.split('\u001B[1G')).toEqual([
    '',
    'Storing files: 20 o\u001B[0K',
    'Storing files: 40 o\u001B[0K',
    'Writing\u001B[0K',
    '\u001B[2K',
  ])
})

test('a file or pipe gets one line for each step', () => {
  expect(output()).toBe('Storing files: 20 of 60\nWriting\n')
})
