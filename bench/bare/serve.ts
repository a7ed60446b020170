import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createRequestHandler } from 'react-router'

// Runs in a separate process and prints its port when it is listening.
const build = await import(join(process.cwd(), 'build/bench-bare/server/index.js'))
const handle = createRequestHandler(build, 'production')
serve({ fetch: (request) => handle(request), port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(port),
)
