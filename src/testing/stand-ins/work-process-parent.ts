import { inspectProcess } from './inspect-process.ts'

// A program that has work done in a process of its own, prints that process's id, and then waits for it.
const inspect = inspectProcess()
process.send?.(await inspect('pid'))
await inspect('nothing')
