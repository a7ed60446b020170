import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { splitManifest } from './app/split-manifest.ts'

export default {
  ssr: true,
  // The browser loads the route manifest of a site area once, so that no navigation has to request it (ADR 0012).
  routeDiscovery: { mode: 'initial' },
  // csrfProtection checks the origin of forms before the router, which has neither PUBLIC_URL nor the proxies.
  allowedActionOrigins: ['**'],
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/site',
  async buildEnd({ reactRouterConfig }) {
    splitManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets'))
  },
} satisfies Config
