import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long: started last, as their size has it, they would run alone at the end. */
const LONGEST = [
  /\.kill\.test\.ts$/,
  /accessibility\.test\.ts$/,
  /kept-forms\.test\.ts$/,
  /any-day\.test\.ts$/,
  /keyboard\.test\.ts$/,
]

/** Starts with the files known to be long, even if no earlier run has measured them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((pattern) => pattern.test(moduleId))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
