/** Accounts of the simulated Europcar, one per plan; the default configuration of both plans. */
export const EUROPCAR_ACCOUNTS = {
  standard: { callerCode: '1120401', password: 'simulated-standard', prepaid: false },
  prepaid: { callerCode: '1120402', password: 'simulated-prepaid', prepaid: true },
} as const

export type EuropcarAccount = (typeof EUROPCAR_ACCOUNTS)[keyof typeof EUROPCAR_ACCOUNTS]
