/** The parameter of the fingers in the look of a hand; it is repeated: `finger=thumb&finger=little`. */
export const fingerParameter = 'finger'

/** The choices of the look besides the fingers: one value each. They are the names of the parameters. */
export const lookRows = ['joints', 'spreading', 'thumb'] as const
export type LookRow = (typeof lookRows)[number]
