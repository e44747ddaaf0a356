import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { reachableFrom } from '../src/testing/import-graph.ts'
import { buildSite } from './build-site.mjs'
import { MUTATIONS, type Mutation } from './mutations/mutations.ts'

/** Min number of mutations that `npm test` detects; `npm run test:all` detects all. */
const MIN_QUICK = 18

const QUICK = ['rules', 'database', 'app', 'journeys']
const IN_BROWSER = new Set(['journeys', 'browser', 'clocks'])
const SLOW = ['races', 'kill', 'browser', 'clocks']

/**
 * Inserts one fault after another into the working copy, runs the tests that reach the file until one fails,
 * and reverts the fault: first the tests of `npm test`, then the others. `npm run mutations wallets` runs the
 * faults whose path contains the word. The working copy must be clean.
 */
const [word = ''] = process.argv.slice(2)
if (git('status', '--porcelain') !== '') throw new Error('commit or stash what differs first')
const results: string[] = []
for (const mutation of MUTATIONS.filter(({ file }) => file.includes(word))) {
  const found = await findBy(mutation)
  process.stdout.write(`${found.padEnd(8)}${mutation.file}: ${mutation.text.trim()} → ${mutation.by}\n`)
  results.push(found)
}
const count = (found: string) => results.filter((result) => result === found).length
process.stdout.write(
  `\n${results.length} faults: npm test finds ${count('quick')}, npm run test:all ${count('slow')} more, nobody ${count('none')}\n`,
)
const isPart = results.length < MUTATIONS.length
process.exit(count('none') > 0 || (!isPart && count('quick') < MIN_QUICK) ? 1 : 0)

async function findBy({ file, text, by }: Mutation): Promise<'quick' | 'slow' | 'none'> {
  const source = readFileSync(file, 'utf8')
  if (source.split(text).length !== 2) throw new Error(`${file} has this not once: ${text}`)
  writeFileSync(
    file,
    source.replace(text, () => by),
  )
  try {
    if (await fails(QUICK, file)) return 'quick'
    return (await fails(SLOW, file)) ? 'slow' : 'none'
  } finally {
    writeFileSync(file, source)
  }
}

/** Returns true if a test of these projects fails. Browser tests run against a new build of the site. */
async function fails(projects: readonly string[], file: string): Promise<boolean> {
  const ofCode = projects.filter((name) => !IN_BROWSER.has(name))
  const inBrowser = projects.filter((name) => IN_BROWSER.has(name))
  const reached = globSync('src/**/*.test.{ts,tsx}').filter((test) => reachableFrom([test]).has(file))
  // The tests of rules come first: they start nothing, and find most.
  if (reached.length > 0 && ofCode.some((name) => !passes([name], reached))) return true
  if (!/^src\/(?:web|widget|ui)\//.test(file)) return false
  await buildSite()
  return !passes(inBrowser, [])
}

function passes(projects: readonly string[], files: readonly string[]): boolean {
  const chosen = projects.flatMap((name) => ['--project', name])
  const { status } = spawnSync('vitest', ['run', '--bail', '1', '--passWithNoTests', ...chosen, ...files], {
    stdio: 'ignore',
  })
  return status === 0
}

function git(...parameters: string[]): string {
  return spawnSync('git', parameters, { encoding: 'utf8' }).stdout.trim()
}
