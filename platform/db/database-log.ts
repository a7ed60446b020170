/** The part of a pino logger that the database uses. */
export interface DatabaseLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
