import { spawn } from 'node:child_process'
import { childEnvironment } from '#platform/child-environment.ts'

/** The end of a program that was stopped because it ran too long. */
export class ProgramTimeout extends Error {}

/** A program that ended with an error. */
export class ProgramFailure extends Error {
  readonly output: string
  constructor(program: string, code: number | null, output: string) {
    super(`${program} ended with ${code}: ${output.slice(-500)}`)
    this.output = output
  }
}

/** Enough for videos of 4096 pixels a side; kB. */
const maxMemory = 4_000_000
const maxOutput = 1_000_000

/**
 * Runs a program with limited memory and time, at low priority, without the settings of the server.
 * @returns what it printed
 * @throws ProgramFailure, ProgramTimeout; AbortError when `signal` is aborted
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, timeoutMs }: { signal?: AbortSignal | undefined; timeoutMs: number },
): Promise<string> {
  const shell = 'ulimit -v "$1"; shift; exec nice -n 19 "$@"'
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', shell, 'sh', String(maxMemory), program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: childEnvironment(),
      ...(signal && { signal }),
      killSignal: 'SIGKILL',
    })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, timeoutMs)
    const texts = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (part: Buffer) => {
        if (texts[name].length < maxOutput) texts[name] += part.toString('utf8')
      })
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve(texts.stdout)
      else if (isLate) reject(new ProgramTimeout(`${program} was stopped after ${timeoutMs} ms`))
      else reject(new ProgramFailure(program, code, texts.stderr))
    })
  })
}
