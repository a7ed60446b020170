import { execFileSync } from 'node:child_process'

/** Where Chromium is: CHROMIUM_PATH, else `chromium` on PATH, else Playwright's own (undefined). */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    return execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
