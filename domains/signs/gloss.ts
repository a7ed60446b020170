/** A gloss without case, width and repeated spaces. Accents count. It is equal for glosses that are the same. */
export const glossKey = (gloss: string): string =>
  gloss.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** Whether two glosses are the same, apart from case, width and spaces. */
export const isSameGloss = (one: string, other: string): boolean => glossKey(one) === glossKey(other)

/** A gloss without case, width, repeated spaces and accents. Stored with each sign, to find glosses that look alike. */
export const foldGloss = (gloss: string): string =>
  glossKey(glossKey(gloss).normalize('NFKD').replace(/\p{M}/gu, ''))
