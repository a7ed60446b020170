/** What a release brought, by area of work. Their texts are in the messages `whatsNew`. */
export const releaseAreas = ['search', 'signs', 'work', 'contents', 'people', 'data', 'recordings'] as const

/**
 * The releases of the program, the newest first. CHANGELOG.md is written from the same texts (`node tools/changelog.ts`);
 * the first version is that of package.json.
 */
export const releases = [
  { version: '0.1.0', date: '2026-11-27', key: 'v0_1_0', areas: releaseAreas },
] as const
