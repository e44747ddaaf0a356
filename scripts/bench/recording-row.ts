import { startChild } from './child.ts'
import type { Recording } from './children/recording.ts'
import { inTurn } from './rounds.ts'
import { ratioRow, type Row } from './row.ts'
import type { Product } from './stage.ts'

const ROUNDS = 7
const SEARCHES = 100

/** New searches with what they see recorded and written, against the same without, per second of CPU time. */
export async function recordingRow({ environment }: Product): Promise<Row> {
  const databaseUrl = environment['DATABASE_URL'] ?? ''
  const [recording, silent] = [
    startChild<Recording, number>('recording.ts'),
    startChild<Recording, number>('recording.ts'),
  ]
  const measured = await inTurn(
    ROUNDS,
    () => recording.run({ databaseUrl, records: true, searches: SEARCHES }),
    () => silent.run({ databaseUrl, records: false, searches: SEARCHES }),
  )
  await Promise.all([recording.stop(), silent.stop()])
  return ratioRow('new searches of 980 offers, what they see recorded', measured, 0.95)
}
