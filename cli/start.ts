import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm start`: builds when the sources changed, then serves. BUILD=0 never builds. */
process.env.NODE_ENV = 'production'
const { buildSite, isBuildCurrent } = await import('./build-site.ts')
const entry = join('build', 'site', 'server', 'index.js')
if (process.env.BUILD !== '0' && !isBuildCurrent()) {
  console.error('Building …')
  buildSite()
}
if (!existsSync(entry)) {
  console.error('Nothing is built yet: run npm run build, or start without BUILD=0.')
  process.exit(1)
}
await import('./run-server.ts').then(({ runServer }) =>
  runServer(pathToFileURL(join(process.cwd(), entry)).href),
)
