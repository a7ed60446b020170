interface ServerLocation {
  port: number
  dataDir: string
}

/** The environment of a server under test: already built, with the demonstration, on the loopback address. */
export const serverEnvironment = ({ port, dataDir }: ServerLocation): Record<string, string> => ({
  BUILD: '0',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // Journeys fill in forms faster than people; handle-contact-form.db.test.ts shows the refusal.
  FORM_MIN_SECONDS: '0',
})
