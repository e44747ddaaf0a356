/** Our credentials: `RequestorID` and its password, issued by the supplier. */
export type OtaAccount = { requestorId: string; password: string }

/** The account of the simulated OTA supplier; the default configuration of its plan. */
export const OTA_ACCOUNT: OtaAccount = { requestorId: 'RIHLA01', password: 'simulated-ota' }
