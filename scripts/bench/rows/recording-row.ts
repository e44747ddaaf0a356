import { startChild } from '../child.ts'
import type { Recorded, Recording } from '../children/recording.ts'
import { ratioRow, type Row } from '../row.ts'
import type { Product } from '../environment.ts'

/** Pairs of ten searches each. */
const PAIRS = 50

/** Compares new searches that record prices with searches that do not, per second of CPU time. */
export async function recordingRow({ environment }: Product): Promise<Row> {
  const child = startChild<Recording, Recorded>('recording.ts')
  const measured = await child.run({ databaseUrl: environment['DATABASE_URL'] ?? '', pairs: PAIRS })
  await child.stop()
  return ratioRow('new searches of 980 offers, what they see recorded', measured, 0.95)
}
