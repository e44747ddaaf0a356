// Loaded by `--import` before all other code of a process that a test starts: sets it to the test's clock.
import { shiftDate } from './shift-date.ts'

const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
// oxlint-disable time/real-clock -- what the set clock counts from
const machineNow = Temporal.Now.instant
Object.assign(Temporal.Now, { instant: () => machineNow().add({ milliseconds: aheadMs }) })
shiftDate(aheadMs)
