import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Simulator, SimulatorOptions } from '#src/simulators/world/server.ts'
import { SUITE_CLOCK } from './bench.ts'

/** Runs a simulator of three classes on a fixed clock: its replies are the same in every run. */
export async function withSmallSimulator<Outcome>(
  start: (options: SimulatorOptions) => Promise<Simulator>,
  work: (simulator: Simulator) => Promise<Outcome>,
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-sample-'))
  const simulator = await start({ dataDir, port: 0, clock: SUITE_CLOCK, classes: 3, stock: 4 })
  try {
    return await work(simulator)
  } finally {
    await simulator.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns a reply with one element per line, as samples are stored. */
export async function captured(url: string, body: string | URLSearchParams): Promise<string> {
  const reply = await fetch(url, { method: 'POST', body })
  return (await reply.text()).replaceAll('><', '>\n<').replaceAll('\r\n', '\n')
}
