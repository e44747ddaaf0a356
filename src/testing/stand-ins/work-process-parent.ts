import { processFacts } from './process-facts.ts'

// A program that has work done in a process of its own, tells that process's id, and then waits for it.
const ask = processFacts()
process.send?.(await ask('pid'))
await ask('nothing')
