import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A worker goes on with the next file only while that is of its project, so that projects follow one another; the short
 * files of the last one leave no worker idle at the end.
 */
const PROJECTS = ['clocks', 'browser', 'kill', 'races', 'fuzz', 'journeys', 'app', 'database', 'rules']

/** Small files that take long: started last, as their size has it, they would run alone at the end. */
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
