/**
 * The standard handshape of names of ASL-LEX that are no alias, by its columns of selected fingers, flexion and thumb:
 * `Bent` is a hooked finger there, `Flat` one that is bent at the knuckle. Names without a certain equivalent are missing.
 * Null: a word for signs against a rule, which names no handshape.
 */
export const aslLexHandshapes: Readonly<Record<string, string | null>> = {
  bent_1: 'index-hooked',
  curved_1: 'index-curved',
  flat_1: 'index-bent',
  flat_4: 'four-hand-bent',
  flat_b: 'bent-hand-thumb-out',
  curved_5: 'five-hand-curved',
  flat_h: 'u-hand-bent',
  curved_h: 'u-hand-curved',
  open_h: 'u-hand-thumb-out',
  flat_v: 'v-hand-bent',
  spread_e: 'four-hand-hooked',
  spread_open_e: 'five-hand-hooked',
  DominanceViolation: null,
  SymmetryViolation: null,
}
