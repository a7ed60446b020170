import { execFile } from 'node:child_process'

interface CommandOutcome {
  code: number
  /** What it printed, and then its errors. */
  output: string
}

/**
 * Calls a command of `cli/` in English, without other settings than the given ones.
 * @param name of its module, such as `restore-drill`
 */
export const callCommand = (name: string, args: readonly string[], settings: Record<string, string>) =>
  new Promise<CommandOutcome>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    // Most of the time of a command is that of compiling it.
    const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
    const env = { PATH, LANG: 'en_GB.UTF-8', ...cache, ...settings }
    execFile(process.execPath, [`cli/${name}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
