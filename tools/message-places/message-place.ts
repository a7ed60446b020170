/** A message of the specification's error catalogue: its key, where and when it is shown, and a test that reaches it. */
export interface MessagePlace {
  /** Key with its namespace; those of `errors:` are codes of the catalogue. */
  key: string
  place: string
  when: string
  /** Path of the test. */
  test: string
  /** What the test calls the message, if not by its key. */
  as?: string
  /** The words in English, where the specification gives them. A final stop is not compared. */
  words?: string
}

/** The path of a file of journeys. */
export const e2e = (name: string) => `tests/e2e/${name}.spec.ts`
