import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the test files that start programs before the others. They take longest although they are small, by which
 * Vitest orders files of unknown duration; a long file at the end keeps one worker busy and the others waiting.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsPrograms = ({ moduleId }: TestSpecification) => moduleId.includes('.embedded.db.test.')
    const sorted = await super.sort(files)
    return [...sorted.filter(startsPrograms), ...sorted.filter((file) => !startsPrograms(file))]
  }
}
