/** The account of the simulated Flexible Autos; the default configuration of its plan. */
export const FLEXIBLE_AUTOS_ACCOUNT = { agentCode: 'RIHLA', password: 'simulated-horizon' } as const

export type FlexibleAutosAccount = { agentCode: string; password: string }
