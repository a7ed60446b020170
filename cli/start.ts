import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm start`: builds if the sources have changed, then starts the server. BUILD=0 skips the build. */
process.env.NODE_ENV = 'production'
const { buildSite, isBuildCurrent } = await import('./build-site.ts')
const entry = join('build', 'site', 'server', 'index.js')
if (process.env.BUILD !== '0' && !isBuildCurrent()) {
  console.error('Building …')
  buildSite()
}
if (!existsSync(entry)) {
  console.error('There is no build: run npm run build, or start without BUILD=0.')
  process.exit(1)
}
try {
  await import(pathToFileURL(join(process.cwd(), entry)).href)
} catch (error) {
  const { printError } = await import('./format-error.ts')
  printError(error)
  process.exit(1)
}
