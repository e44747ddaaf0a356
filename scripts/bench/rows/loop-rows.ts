import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Row } from '../row.ts'

const PURE_FILE = 'src/kernel/geo.test.ts'
/** A file is tested this often on each side, alternately; whole runs take too long for more than one. */
const TIMES = 3
const MAX_SECONDS = 2
const MAX_OF_QUICK = 0.3
const MAX_OF_ALL = 1
/** The kernel counts in hundredths of a second. */
const TICKS_PER_SECOND = 100

type Cost = { wall: number; processor: number }

/**
 * Compares the test loop with that of a clone of another commit, which has `npm test` and may lack `npm run
 * test:all`. Measures the CPU time of the whole machine, as servers of a test run are detached: run nothing
 * else at the same time.
 */
export async function loopRows(otherClone: string | undefined): Promise<Row[]> {
  if (otherClone === undefined) throw new Error('name a clone of another commit: --beside <folder>')
  const here = process.cwd()
  const own: Cost[] = []
  const other: Cost[] = []
  for (let time = 0; time < TIMES; time += 1) {
    own.push(await run(here, 'test', '--', PURE_FILE))
    other.push(await run(otherClone, 'test', '--', PURE_FILE))
  }
  const [pure, pureOther] = [medianWall(own), medianWall(other)]
  const whole = await run(otherClone, 'test')
  const quick = await run(here, 'test')
  const all = await run(here, 'run', 'test:all')
  return [
    {
      work: `npm test -- ${PURE_FILE}`,
      measured: `${pure.toFixed(1)} s, beside ${pureOther.toFixed(1)} s`,
      needed: `≤ ${MAX_SECONDS} s`,
      holds: pure <= MAX_SECONDS,
    },
    costRow('npm test', quick, whole, MAX_OF_QUICK),
    costRow('npm run test:all', all, whole, MAX_OF_ALL),
  ]
}

function costRow(work: string, own: Cost, whole: Cost, maxRatio: number): Row {
  const ratio = own.processor / whole.processor
  const seconds = ({ processor, wall }: Cost) => `${processor.toFixed(0)} s in ${wall.toFixed(0)} s`
  return {
    work: `${work}: processor time`,
    measured: `${ratio.toFixed(2)}× (${seconds(own)}, beside ${seconds(whole)})`,
    needed: `≤ ${maxRatio}×`,
    holds: ratio <= maxRatio,
  }
}

async function run(folder: string, ...npm: string[]): Promise<Cost> {
  const [busyBefore, startedAt] = [await machineBusy(), performance.now()]
  const child = spawn('npm', npm, { cwd: folder, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm ${npm.join(' ')} in ${folder} ended with ${code}`)
  return {
    wall: (performance.now() - startedAt) / 1000,
    processor: (await machineBusy()) - busyBefore,
  }
}

/** Seconds that all processors have worked since the machine started. */
async function machineBusy(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user = 0, nice = 0, system = 0] = line.split(/\s+/).slice(1).map(Number)
  return (user + nice + system) / TICKS_PER_SECOND
}

function medianWall(costs: readonly Cost[]): number {
  return costs.map(({ wall }) => wall).toSorted((one, other) => one - other)[costs.length >> 1] ?? 0
}
