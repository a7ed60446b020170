import type { FormLimit } from '#platform/limits/form-guard.ts'

/** An export reads the whole dictionary. */
export const panelExportLimits: readonly FormLimit[] = [
  { name: 'panel-export-account', scope: 'account', points: 30, seconds: 600 },
]
