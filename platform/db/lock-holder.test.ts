import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { describeThisProcess, holderStatus } from './lock-holder.ts'

const here = { host: 'here', bootId: 'this start', machineId: 'a'.repeat(32) }
const holderWith = (change: object) => ({ ...describeThisProcess('/socket'), ...here, ...change })

test.each([
  ['this machine, before it was restarted', { bootId: 'an earlier start' }, 'gone'],
  [
    'this machine under another name, before it was restarted',
    { bootId: 'an earlier start', host: 'old name' },
    'gone',
  ],
  ['another machine', { bootId: 'an earlier start', machineId: 'b'.repeat(32) }, 'unknown'],
  ['a machine without identity', { bootId: 'an earlier start', machineId: '' }, 'unknown'],
  ['this process', {}, 'running'],
  ['a process that released it', { released: true }, 'gone'],
])('a lock of %s: %s', (_whose, change, status) => {
  expect(holderStatus(holderWith(change), here)).toBe(status)
})

test('without identity a restarted machine is not known to be the same', () => {
  const unknown = { ...here, machineId: '' }
  expect(holderStatus(holderWith({ machineId: '', bootId: 'an earlier start' }), unknown)).toBe('unknown')
})

test.runIf(process.platform === 'linux')(
  'a process that ended is gone, though its parent has not noticed',
  async () => {
    // The shell becomes `sleep`, which does not wait for the child that the shell started. The child ends only after
    // that, because the shell itself would notice its end.
    const child = '(until grep -qx sleep /proc/$$/comm; do :; done)'
    const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => void parent.kill())
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(String(line).trim())
    await expect.poll(() => holderStatus(holderWith({ pid, processStart: '' }), here)).toBe('gone')
    expect(process.kill(pid, 0)).toBe(true)
  },
)
