import type { SignReference } from './sign-row.ts'

/** What names of a file stand for; undefined for what is not there. */
export interface Lookups {
  entry(list: string, value: string): number | undefined
  sign(reference: SignReference): number | undefined
  /** The media made of a file found beside the CSV. */
  file(name: string): number | undefined
  /** The name under which a media was given. */
  fileName(mediaId: number): string | undefined
}
