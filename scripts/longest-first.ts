import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Projects in their order: a worker takes the next file only from its own project. The short files of the
 * last project leave no worker idle at the end.
 */
const PROJECTS = ['clocks', 'browser', 'kill', 'races', 'fuzz', 'journeys', 'app', 'database', 'rules']

/** Small but slow test files: sorted by size, they would start last and run alone at the end. */
const LONGEST = [
  /\.kill\.test\.ts$/,
  /accessibility\.test\.ts$/,
  /stored-forms\.test\.ts$/,
  /dispatch\.test\.ts$/,
  /keyboard\.test\.ts$/,
]

/** Starts with the files known to be long, even if no earlier run has measured them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * PROJECTS.indexOf(project.name) + (LONGEST.some((pattern) => pattern.test(moduleId)) ? 0 : 1)
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
