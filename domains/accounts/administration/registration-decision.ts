/** The decisions that are made about several people at once. */
export const registrationDecisions = ['accept', 'reject'] as const
export type RegistrationDecision = (typeof registrationDecisions)[number]
