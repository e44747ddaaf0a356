/** Accounts of the simulated OK Mobility, one per plan; the default configuration of both plans. */
export const OK_MOBILITY_ACCOUNTS = {
  flexible: { customerCode: '60114', companyCode: 'RIHLA', rateCode: 'FLEX', prepaid: false },
  nonRefundable: { customerCode: '60115', companyCode: 'RIHLA', rateCode: 'NONREF', prepaid: true },
} as const

export type OkMobilityAccount = (typeof OK_MOBILITY_ACCOUNTS)[keyof typeof OK_MOBILITY_ACCOUNTS]
