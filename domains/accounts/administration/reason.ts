/** Maximum length of the reason of a decision, UTF-16 code units; the table has the same check. */
export const maxReasonLength = 500
