import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known from the start: no page says its own, and no link asks for them.
  routeDiscovery: { mode: 'initial' },
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/site',
} satisfies Config
