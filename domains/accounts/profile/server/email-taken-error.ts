/** Whether a write failed because another account has the address. */
export const isEmailTakenError = (error: unknown): boolean => {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === 'account_email'
}
