declare module '@citation-js/core' {
  /** A citation from CSL-JSON items or from text in a citation format. */
  export class Cite {
    constructor(items: unknown)
    readonly data: Record<string, unknown>[]
    format(name: 'bibtex' | 'ris' | 'data'): string
  }
  export const plugins: {
    config: { get(name: '@bibtex'): { format: { asciiOnly: boolean; useIdAsLabel: boolean } } }
  }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
