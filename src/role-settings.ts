import { gatewayLocation } from './gateway-settings.ts'
import { simulatedSuppliers } from './supplier-settings.ts'

export type Role = 'all' | 'web' | 'jobs'

/** The embedded PostgreSQL takes 200 connections, of which each process opens 20 at most. */
const MAX_ON_EMBEDDED = 8

type Settings = {
  ROLE: Role
  WEB_PROCESSES: number
  DATABASE_URL?: string | undefined
} & Parameters<typeof simulatedSuppliers>[0] &
  Parameters<typeof gatewayLocation>[0]

/** Returns the settings that conflict with the role or the number of web processes. */
export function roleFaults(settings: Settings): string[] {
  const { ROLE, WEB_PROCESSES, DATABASE_URL } = settings
  const isEmbedded = DATABASE_URL === undefined
  const faults: string[] = []
  if (ROLE === 'jobs' && WEB_PROCESSES > 1)
    faults.push('WEB_PROCESSES: ROLE=jobs is one process, which answers no requests')
  if (isEmbedded && WEB_PROCESSES > MAX_ON_EMBEDDED)
    faults.push(`WEB_PROCESSES: more than ${MAX_ON_EMBEDDED} need a DATABASE_URL`)
  if (ROLE === 'all') return faults
  if (isEmbedded)
    faults.push(`DATABASE_URL: ROLE=${ROLE} needs it, as processes of the other role use the same database`)
  const simulated = [
    ...simulatedSuppliers(settings),
    ...(gatewayLocation(settings) === null ? ['payments'] : []),
  ]
  if (simulated.length > 0)
    faults.push(
      `ROLE: ${ROLE} simulates nothing, as other processes would not know of it: ${simulated.join(', ')} need addresses ` +
        '(npm run simulators prints some)',
    )
  return faults
}
