// Tasks for tests of the limits.
import { AppError } from '../errors/app-error.ts'

export const pidOfProcess = async (): Promise<number> => process.pid

export const environment = async (): Promise<NodeJS.ProcessEnv> => process.env

export async function allocateObjects(): Promise<void> {
  const all: object[] = []
  for (;;) all.push({ value: all.length })
}

/** Memory outside the heap of JavaScript. */
export async function allocateBytes(): Promise<void> {
  const all: Buffer[] = []
  for (;;) all.push(Buffer.alloc(10_000_000, 1))
}

export async function loop(): Promise<void> {
  for (;;);
}

export async function endProcess(): Promise<void> {
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
}

export async function refuse(): Promise<void> {
  throw new AppError('media.broken', {
    params: { file: 'casa.mp4' },
    fields: [{ field: 'a', code: 'value.required' }],
  })
}

export async function fail(): Promise<void> {
  throw new TypeError('a defect')
}
