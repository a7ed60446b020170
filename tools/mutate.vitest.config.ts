import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'

const { MUTATED_FILE, MUTATED_SOURCE } = process.env

/** Loads the mutated source instead of the file, which stays as it is. */
const mutatedFile: Plugin = {
  name: 'mutated-file',
  enforce: 'pre',
  load: (id) => (id === MUTATED_FILE && MUTATED_SOURCE ? readFileSync(MUTATED_SOURCE, 'utf8') : null),
}

/** The test projects of the program, with one mutation. For tools/mutate.ts. */
export default defineConfig({
  test: {
    ...base.test,
    // The cache would be looked up by the file, not by what the plugin loads instead.
    fsModuleCache: false,
    projects: base.test?.projects?.map((project) =>
      typeof project === 'object' ? { ...project, plugins: [mutatedFile] } : project,
    ),
  },
})
