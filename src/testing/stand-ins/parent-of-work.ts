import { toldByProcess } from './told-by-process.ts'

// A program that tells the id of the process it has work done in, and then waits for it.
const told = toldByProcess()
process.send?.(await told('pid'))
await told('nothing')
