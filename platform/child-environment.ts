/** What programs need from the system. Settings of the server and its secrets are not among them. */
const passedVariables = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'LANG', 'TZ']

/** The environment of a process that reads files of people: a defect in a decoder reveals no secret. */
export const childEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(passedVariables.map((name) => [name, process.env[name]]))
