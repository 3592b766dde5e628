import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The smallest files among those that take longest, and Vitest begins with the largest: at the end one worker would wait for them.
const longest = /\/(?:simulation|inputs|model|guards|matrix|crashes|half-done)\.trust\.test\.ts$/

/** Vitest's own order of test files, but within each project with those first that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) =>
      ofProject.toSorted((a, b) => Number(longest.test(b.moduleId)) - Number(longest.test(a.moduleId))),
    )
  }
}
