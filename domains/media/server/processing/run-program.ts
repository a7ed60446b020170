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

interface RunOptions {
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** Added to the niceness of the server: 0 for its own priority, 19 (default) for the lowest. */
  niceness?: number
}

/**
 * Runs a program with limited memory and time, without the settings of the server.
 * @returns what it printed
 * @throws ProgramFailure, ProgramTimeout; AbortError when `signal` is aborted
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { signal, timeoutMs, niceness = 19 }: RunOptions,
): Promise<string> {
  const shell = `ulimit -v ${maxMemory}; exec nice -n ${niceness} "$@"`
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', shell, 'sh', program, ...args], {
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
