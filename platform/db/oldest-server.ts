/** The first number of the oldest PostgreSQL that the program runs on. */
export const oldestServer = 15
