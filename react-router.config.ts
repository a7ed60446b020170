import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { splitManifest } from './app/split-manifest.ts'

export default {
  ssr: true,
  // All routes of an area are known from the start: no page says its own, and no link asks for them.
  routeDiscovery: { mode: 'initial' },
  // Where a form may come from is decided before the router, which knows neither PUBLIC_URL nor a proxy.
  allowedActionOrigins: ['**'],
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/site',
  async buildEnd({ reactRouterConfig }) {
    splitManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets'))
  },
} satisfies Config
