/** A gloss under which a sign was published before, until it was published with another one. */
export interface EarlierGloss {
  gloss: string
  until: Date
}
