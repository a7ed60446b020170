import { execFileSync } from 'node:child_process'

/**
 * Where Chromium is: CHROMIUM_PATH, else on PATH, else Playwright's own (undefined). The headless shell draws no
 * windows, so the journeys take two thirds of the time.
 */
export function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    const found = 'command -v chromium-headless-shell || command -v chromium'
    return execFileSync('sh', ['-c', found], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
