import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm start`: builds if the sources have changed, then starts the server. BUILD=0 skips the build. */
process.env.NODE_ENV = 'production'
const { buildSite, isBuildCurrent } = await import('./build-site.ts')
const { t } = await import('./messages.ts')
const { printError } = await import('./print-error.ts')
const entry = join('build', 'site', 'server', 'index.js')
if (process.env.BUILD !== '0' && !isBuildCurrent()) {
  console.error(t('cli:build.running'))
  try {
    buildSite()
  } catch (error) {
    printError(error)
    process.exit(1)
  }
}
if (!existsSync(entry)) {
  console.error(t('cli:build.missing'))
  process.exit(1)
}
try {
  await import(pathToFileURL(join(process.cwd(), entry)).href)
} catch (error) {
  printError(error)
  process.exit(1)
}
