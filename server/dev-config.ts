import { type Config, loadConfig } from '#platform/config.ts'

/**
 * The settings of `npm run dev`. Its data folder is not that of `npm start`, because the cast has a published password.
 */
export const loadDevConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  loadConfig({ ...env, DATA_DIR: env.DATA_DIR || 'data-dev' })
