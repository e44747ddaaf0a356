import { GLOBAL } from './names.ts'

const warned = new Set<string>()

/** Names a fault in the console, once. */
export function warn(fault: string): void {
  if (!warned.has(fault)) console.warn(`${GLOBAL}: ${fault}`)
  warned.add(fault)
}
