/** The id of a hand that is part of the HTML of its page. */
export const inlineHandId = (code: string): string => `hand-${code}`
