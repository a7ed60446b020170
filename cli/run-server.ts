import { isAppError } from '#platform/errors/app-error.ts'
import { formatError } from './format-error.ts'

/** Runs the built server; what stops its start is said in a sentence. */
export async function runServer(entry: string): Promise<void> {
  try {
    await import(entry)
  } catch (error) {
    const isNamed = error instanceof Error && error.name === 'ConfigError'
    console.error(isAppError(error) || isNamed ? formatError(error) : error)
    process.exit(1)
  }
}
